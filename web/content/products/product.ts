import type { Picture } from '#web/pictures/picture.ts';

export interface Product {
  path: string;
  /** As it is written large: `T10`, `T6 · T5`. */
  model: string;
  /** What kind of robot it is, in one name. */
  name: string;
  theme: 'light' | 'dark';
  /** What it is for, in one sentence at most a line long. */
  slogan: string;
  description: string;
  pictures: readonly Picture[];
  features: readonly { title: string; text: string; picture: Picture }[];
  figures: readonly [Figure, Figure, Figure, Figure];
  specifications: readonly { label: string; value: string }[];
  footnotes: readonly string[];
  shareImage: string;
}

export interface Figure {
  value: string;
  unit: string;
  label: string;
}

/** The caveats that hold for every robot with a battery. */
export const batteryNotes = [
  '배터리 사용 시간과 충전 시간은 사용 환경, 적재 무게, 주행 조건, 배터리 상태에 따라 달라질 수 있습니다.',
  '최소 통과 폭은 평탄한 바닥에서 장애물이 없을 때를 기준으로 하며, 현장 조건에 따라 달라질 수 있습니다.',
  '제품의 외관과 사양은 성능 개선을 위해 예고 없이 변경될 수 있습니다.',
] as const;
