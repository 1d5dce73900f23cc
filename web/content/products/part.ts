import type { Model } from '#catalog/robots.ts';

/** Metres from the middle of the floor it stands on: to the right of who looks at its face, up, towards them. */
type Place = readonly [x: number, y: number, z: number];

/** A part as it is named on the 3D model: where it is, and where its surface looks to. */
interface Part {
  name: string;
  text: string;
  at: Place;
  facing: Place;
}

export const stop = { name: '비상 정지 버튼', text: '누르면 그 자리에서 바로 멈춥니다.' };
export const eyes = { name: '전방 센서', text: '앞을 살펴 사람과 장애물을 알아봅니다.' };
export const status = { name: '뒷면 상태 화면', text: '뒤에서도 무엇을 하는 중인지 보입니다.' };
export const front: Place = [0, 0, 1];
export const back: Place = [0, 0, -1];
export const up: Place = [0, 1, 0];
/** Of what a back hides from behind. */
export const upToTheFront: Place = [0, 0.5, 0.87];

/** At least three for each robot of a page. */
export type Parts = Readonly<Partial<Record<Model, readonly [Part, Part, Part, ...Part[]]>>>;
