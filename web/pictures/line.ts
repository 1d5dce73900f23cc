// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t5Line = /* @__PURE__ */ picture({
  name: 't5-line',
  hash: 'c74db215',
  width: 428,
  height: 779,
  widths: [428],
  placeholder: 'ph-none',
  alt: '넓은 개방형 선반 네 단을 든 서빙로봇 T5의 전신',
});

export const t6Line = /* @__PURE__ */ picture({
  name: 't6-line',
  hash: 'af004f44',
  width: 412,
  height: 738,
  widths: [412],
  placeholder: 'ph-none',
  alt: '둥근 머리 아래 선반 네 단이 층층이 달린 서빙로봇 T6의 전신',
});

export const t8Line = /* @__PURE__ */ picture({
  name: 't8-line',
  hash: 'a2124f90',
  width: 358,
  height: 723,
  widths: [358],
  placeholder: 'ph-none',
  alt: '가는 기둥에 트레이 세 단을 단 슬림형 서빙로봇 T8의 전신',
});

export const t9Line = /* @__PURE__ */ picture({
  name: 't9-line',
  hash: 'aefdaec5',
  width: 460,
  height: 762,
  widths: [460],
  placeholder: 'ph-none',
  alt: '문틀 모양 몸체에 큰 트레이를 끼운 서빙로봇 T9의 전신',
});

export const t10Line = /* @__PURE__ */ picture({
  name: 't10-line',
  hash: 'd79ea84f',
  width: 408,
  height: 777,
  widths: [408],
  placeholder: 'ph-none',
  alt: '웃는 얼굴 화면과 트레이 세 단을 갖춘 서빙로봇 T10의 전신',
});

export const t11Line = /* @__PURE__ */ picture({
  name: 't11-line',
  hash: '5dceb0ea',
  width: 346,
  height: 720,
  widths: [346],
  placeholder: 'ph-none',
  alt: '가장 좁은 통로를 지나는 가느다란 서빙로봇 T11의 전신',
});

export const w3Line = /* @__PURE__ */ picture({
  name: 'w3-line',
  hash: '8b3bd0d5',
  width: 424,
  height: 668,
  widths: [424],
  placeholder: 'ph-none',
  alt: '잠금식 수납함 네 칸을 갖춘 호텔 배송로봇 W3의 전신',
});

export const s100Line = /* @__PURE__ */ picture({
  name: 's100-line',
  hash: 'ff3c21d7',
  width: 484,
  height: 442,
  widths: [484],
  placeholder: 'ph-none',
  alt: '낮은 적재판에 상자를 실은 물류로봇 S100의 전신',
});

export const c30Line = /* @__PURE__ */ picture({
  name: 'c30-line',
  hash: '3c57dcb0',
  width: 404,
  height: 274,
  widths: [404],
  placeholder: 'ph-none',
  alt: '바닥에 낮게 붙은 소형 청소로봇 C30의 전신',
});

export const c40Line = /* @__PURE__ */ picture({
  name: 'c40-line',
  hash: 'a63af7a5',
  width: 464,
  height: 465,
  widths: [464],
  placeholder: 'ph-none',
  alt: '앞쪽 롤러로 바닥을 쓰는 대형 청소로봇 C40의 전신',
});
