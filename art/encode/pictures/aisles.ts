import type { PictureSource } from '../picture-source.ts';

const ALTS = {
  'aisle-t10':
    '앞쪽 위에서 내려다본 한식당, 전골과 비빔밥이 차려진 식탁 사이 59cm 통로에 꼭 맞게 지나가는 서빙로봇 T10',
  'aisle-t8': '앞쪽 위에서 내려다본 카페, 탁자 사이 55cm 통로로 케이크와 음료를 나르는 슬림형 서빙로봇 T8',
  'aisle-t11': '앞쪽 위에서 내려다본 국숫집, 식탁 사이 49cm 통로로 음식을 나르는 서빙로봇 T11',
  'aisle-t5':
    '앞쪽 위에서 내려다본 패밀리 레스토랑, 함박스테이크와 파스타가 차려진 식탁 사이 70cm 통로를 지나는 서빙로봇 T5',
  'aisle-s100': '앞쪽 위에서 내려다본 창고, 짐이 놓인 선반 사이 90cm 통로를 지나는 물류로봇 S100',
} as const;

/** From above, without perspective, the robot in the middle. */
export const aislePictures: readonly PictureSource[] = Object.entries(ALTS).map(([name, alt]) => ({
  name,
  kind: 'scene',
  alt,
}));
