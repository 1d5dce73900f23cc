import type { PictureSource } from '../picture-source.ts';

// All ten from the front by one far camera, for a line in which each can step back: scale and floor in web/pictures/line-scale.ts.
const ALTS = {
  't5-line': '넓은 개방형 선반 네 단을 든 서빙로봇 T5의 전신',
  't6-line': '둥근 머리 아래 선반 네 단이 층층이 달린 서빙로봇 T6의 전신',
  't8-line': '가는 기둥에 트레이 세 단을 단 슬림형 서빙로봇 T8의 전신',
  't9-line': '문틀 모양 몸체에 큰 트레이를 끼운 서빙로봇 T9의 전신',
  't10-line': '웃는 얼굴 화면과 트레이 세 단을 갖춘 서빙로봇 T10의 전신',
  't11-line': '가장 좁은 통로를 지나는 가느다란 서빙로봇 T11의 전신',
  'w3-line': '잠금식 수납함 네 칸을 갖춘 호텔 배송로봇 W3의 전신',
  's100-line': '낮은 적재판에 상자를 실은 물류로봇 S100의 전신',
  'c30-line': '바닥에 낮게 붙은 소형 청소로봇 C30의 전신',
  'c40-line': '앞쪽 롤러로 바닥을 쓰는 대형 청소로봇 C40의 전신',
} as const;

export const linePictures: readonly PictureSource[] = Object.entries(ALTS).map(([name, alt]) => ({
  name,
  kind: 'line',
  alt,
}));
