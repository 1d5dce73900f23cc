// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t8Floor = /* @__PURE__ */ picture({
  name: 't8-floor',
  hash: 'a4642c9c',
  width: 1920,
  height: 416,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-e0d0c0',
  alt: '햇빛이 드는 카페의 테라초 바닥',
});

export const t11Floor = /* @__PURE__ */ picture({
  name: 't11-floor',
  hash: '924501db',
  width: 1920,
  height: 416,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-c0c0b0',
  alt: '국숫집의 잔돌 섞인 테라초 바닥',
});

export const t6T5Floor = /* @__PURE__ */ picture({
  name: 't6-t5-floor',
  hash: '0dafd9be',
  width: 1920,
  height: 378,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-c0b090',
  alt: '밝은 원목을 깐 식당 바닥의 마루 결',
});

export const s100Floor = /* @__PURE__ */ picture({
  name: 's100-floor',
  hash: 'ad206463',
  width: 1920,
  height: 467,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-c0c0c0',
  alt: '노란 통로선을 그은 물류센터의 콘크리트 바닥',
});

export const c30Floor = /* @__PURE__ */ picture({
  name: 'c30-floor',
  hash: '3491088b',
  width: 1920,
  height: 467,
  widths: [480, 960, 1600, 1920],
  placeholder: 'ph-c0c0b0',
  alt: '로비 돌바닥에 남은 쓸고 지나간 자국',
});
