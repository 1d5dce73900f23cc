// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const partners = /* @__PURE__ */ picture({
  name: 'partners',
  hash: '3822cfae',
  width: 1600,
  height: 1200,
  widths: [480, 960, 1600],
  placeholder: 'ph-c0d0d0',
  alt: '밝은 바닥에 나란히 선 서빙로봇 T10과 T11, 호텔 배송로봇 W3, 물류로봇 S100, 청소로봇 C40',
});
