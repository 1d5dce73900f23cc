// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t10Rear = /* @__PURE__ */ picture({
  name: 't10-rear',
  hash: 'fedc0b61',
  width: 1600,
  height: 2000,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '23.8인치 광고 디스플레이에 추천 메뉴를 띄운 서빙로봇 T10의 뒷모습',
});
