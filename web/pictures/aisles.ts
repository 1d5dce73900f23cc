// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const aisleT10 = /* @__PURE__ */ picture({
  name: 'aisle-t10',
  hash: '2dc7f499',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-907050',
  alt: '앞쪽 위에서 내려다본 한식당, 전골과 비빔밥이 차려진 식탁 사이 59cm 통로에 꼭 맞게 지나가는 서빙로봇 T10',
});

export const aisleT8 = /* @__PURE__ */ picture({
  name: 'aisle-t8',
  hash: '4b3dfc15',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-907050',
  alt: '앞쪽 위에서 내려다본 카페, 탁자 사이 55cm 통로로 케이크와 음료를 나르는 슬림형 서빙로봇 T8',
});

export const aisleT11 = /* @__PURE__ */ picture({
  name: 'aisle-t11',
  hash: '9ddf2018',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-705040',
  alt: '앞쪽 위에서 내려다본 국숫집, 식탁 사이 49cm 통로로 음식을 나르는 서빙로봇 T11',
});

export const aisleT5 = /* @__PURE__ */ picture({
  name: 'aisle-t5',
  hash: '583d0d4e',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-807050',
  alt: '앞쪽 위에서 내려다본 패밀리 레스토랑, 함박스테이크와 파스타가 차려진 식탁 사이 70cm 통로를 지나는 서빙로봇 T5',
});

export const aisleS100 = /* @__PURE__ */ picture({
  name: 'aisle-s100',
  hash: '52391a6e',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-909080',
  alt: '앞쪽 위에서 내려다본 창고, 짐이 놓인 선반 사이 90cm 통로를 지나는 물류로봇 S100',
});
