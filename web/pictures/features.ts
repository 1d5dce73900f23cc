// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t10Display = /* @__PURE__ */ picture({
  name: 't10-display',
  hash: 'd098228f',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-d0c0b0',
  alt: '추천 메뉴 광고가 재생되는 T10 뒷면의 23.8인치 디스플레이',
});

export const t10Touch = /* @__PURE__ */ picture({
  name: 't10-touch',
  hash: '009ea3ae',
  width: 800,
  height: 600,
  widths: [480, 800],
  placeholder: 'ph-a0a0a0',
  alt: '테이블 번호를 고르는 T10의 11.6인치 터치스크린',
});

export const t10Trays = /* @__PURE__ */ picture({
  name: 't10-trays',
  hash: '4b601c87',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-a0b0a0',
  alt: '비빔밥과 반찬 그릇이 놓인 T10의 선반을 가까이에서 본 모습',
});

export const t8Trays = /* @__PURE__ */ picture({
  name: 't8-trays',
  hash: '2cdc2a3e',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-d0d0d0',
  alt: '음료와 디저트를 세 단에 나누어 실은 T8의 선반',
});

export const t8Touch = /* @__PURE__ */ picture({
  name: 't8-touch',
  hash: 'cc1eb571',
  width: 800,
  height: 600,
  widths: [480, 800],
  placeholder: 'ph-c0d0d0',
  alt: '손가락으로 조작하기 쉬운 T8의 10.1인치 터치스크린',
});

export const t9Trays = /* @__PURE__ */ picture({
  name: 't9-trays',
  hash: 'b87840dd',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-a0a0a0',
  alt: '무거운 뚝배기와 큰 접시를 층층이 실은 T9의 대형 선반',
});

export const t9Touch = /* @__PURE__ */ picture({
  name: 't9-touch',
  hash: '0743abb4',
  width: 800,
  height: 600,
  widths: [480, 800],
  placeholder: 'ph-a0a0a0',
  alt: '배송할 테이블을 지정하는 T9의 11.6인치 터치스크린',
});

export const t11Suspension = /* @__PURE__ */ picture({
  name: 't11-suspension',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '바퀴를 감싼 T11의 6링 쇼크 업소버를 가까이에서 본 모습',
});

export const t11Vision = /* @__PURE__ */ picture({
  name: 't11-vision',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: 'T11 머리와 몸체에 배치된 스테레오 비전 센서',
});

export const t11Detect = /* @__PURE__ */ picture({
  name: 't11-detect',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '그릇이 놓이자 감지 표시등이 켜진 T11의 AI 트레이',
});

export const t5Trays = /* @__PURE__ */ picture({
  name: 't5-trays',
  hash: '1e51f122',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-c0c0c0',
  alt: '네 단에 식기를 가득 실은 T5의 개방형 선반',
});

export const t6Trays = /* @__PURE__ */ picture({
  name: 't6-trays',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '모서리가 둥근 T6의 네 단 선반에 놓인 접시와 컵',
});

export const t5Sensor = /* @__PURE__ */ picture({
  name: 't5-sensor',
  hash: '05e917e9',
  width: 880,
  height: 660,
  widths: [480, 880],
  placeholder: 'ph-b0b0b0',
  alt: '장애물을 살피는 T5 하단의 센서부를 가까이에서 본 모습',
});

export const w3Compartments = /* @__PURE__ */ picture({
  name: 'w3-compartments',
  hash: '0e353337',
  width: 768,
  height: 576,
  widths: [480, 768],
  placeholder: 'ph-d0d0d0',
  alt: '수납함 문 하나가 열린 W3의 다중 수납 공간',
});

export const w3Inside = /* @__PURE__ */ picture({
  name: 'w3-inside',
  hash: '19a0d6b2',
  width: 768,
  height: 576,
  widths: [480, 768],
  placeholder: 'ph-d0d0d0',
  alt: '객실로 갈 물품이 담긴 W3의 90리터 수납함 안쪽',
});

export const w3Panel = /* @__PURE__ */ picture({
  name: 'w3-panel',
  hash: 'c5a65cd4',
  width: 640,
  height: 480,
  widths: [480, 640],
  placeholder: 'ph-c0c0c0',
  alt: '객실 번호를 입력하는 W3 윗면의 조작 화면',
});

export const s100Load = /* @__PURE__ */ picture({
  name: 's100-load',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '상자를 쌓아 올린 S100의 평평한 적재판',
});

export const s100Battery = /* @__PURE__ */ picture({
  name: 's100-battery',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '반쯤 빠져나온 S100의 교체형 배터리 팩',
});

export const s100Sensor = /* @__PURE__ */ picture({
  name: 's100-sensor',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: 'S100 앞면에 자리한 장애물 감지 센서',
});

export const c30Brush = /* @__PURE__ */ picture({
  name: 'c30-brush',
  hash: '0c603fb4',
  width: 960,
  height: 576,
  widths: [480, 960],
  placeholder: 'ph-a0a0a0',
  alt: '바닥 가장자리를 쓸어 내는 C30의 회전 브러시',
});

export const c30Suction = /* @__PURE__ */ picture({
  name: 'c30-suction',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '먼지를 빨아들이는 C30 하단의 흡입구',
});

export const c30Panel = /* @__PURE__ */ picture({
  name: 'c30-panel',
  hash: '0e04b9a5',
  width: 800,
  height: 384,
  widths: [480, 800],
  placeholder: 'ph-e0e0e0',
  alt: '청소 방식을 고르는 C30 윗면의 조작 화면',
});

export const c40Rollers = /* @__PURE__ */ picture({
  name: 'c40-rollers',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '나란히 놓인 C40의 3중 롤러를 아래에서 본 모습',
});

export const c40Sensors = /* @__PURE__ */ picture({
  name: 'c40-sensors',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '사방을 살피는 C40의 센서 배열을 가까이에서 본 모습',
});

export const c40Battery = /* @__PURE__ */ picture({
  name: 'c40-battery',
  hash: 'b57e7fb6',
  width: 960,
  height: 720,
  widths: [480, 960],
  placeholder: 'ph-e0f0f0',
  alt: '손잡이를 당겨 꺼내는 C40의 교체형 배터리',
});
