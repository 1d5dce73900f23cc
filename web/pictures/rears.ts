// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t5Rear = /* @__PURE__ */ picture({
  name: 't5-rear',
  hash: '6496fc83',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '두 기둥과 네 단 선반의 짜임이 드러나는 서빙로봇 T5의 뒷모습',
});

export const t6Rear = /* @__PURE__ */ picture({
  name: 't6-rear',
  hash: '054e1dfa',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '회사 이름이 적힌 기둥 하나로 네 단 선반을 받친 서빙로봇 T6의 뒷모습',
});

export const t8Rear = /* @__PURE__ */ picture({
  name: 't8-rear',
  hash: '328cb1c4',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '가느다란 등판 너머로 음료와 디저트가 보이는 슬림형 서빙로봇 T8의 뒷모습',
});

export const t9Rear = /* @__PURE__ */ picture({
  name: 't9-rear',
  hash: '25493cd0',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '앞뒤로 트인 틀 안에 음식을 실은 큰 트레이 네 단이 보이는 서빙로봇 T9의 뒷모습',
});

export const t10Rear = /* @__PURE__ */ picture({
  name: 't10-rear',
  hash: 'fedc0b61',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '23.8인치 광고 디스플레이에 추천 메뉴를 띄운 서빙로봇 T10의 뒷모습',
});

export const t11Rear = /* @__PURE__ */ picture({
  name: 't11-rear',
  hash: '649cc88e',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '곧은 등판 아래로 여섯 겹 완충 링이 보이는 서빙로봇 T11의 뒷모습',
});

export const w3Rear = /* @__PURE__ */ picture({
  name: 'w3-rear',
  hash: '25ed7469',
  width: 1200,
  height: 1500,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '점검 덮개와 충전 단자가 보이는 호텔 배송로봇 W3의 뒷모습',
});

export const s100Rear = /* @__PURE__ */ picture({
  name: 's100-rear',
  hash: '3599d395',
  width: 1200,
  height: 1200,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '상자를 실은 적재판 아래로 손잡이 달린 배터리 팩이 보이는 물류로봇 S100의 뒷모습',
});

export const c30Rear = /* @__PURE__ */ picture({
  name: 'c30-rear',
  hash: '80dbc736',
  width: 1200,
  height: 1200,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '손잡이와 먼지통 덮개, 충전 단자가 보이는 청소로봇 C30의 뒷모습',
});

export const c40Rear = /* @__PURE__ */ picture({
  name: 'c40-rear',
  hash: '75e74193',
  width: 1200,
  height: 1200,
  widths: [480, 960, 1200],
  placeholder: 'ph-none',
  alt: '운반 손잡이와 교체형 배터리가 보이는 청소로봇 C40의 뒷모습',
});
