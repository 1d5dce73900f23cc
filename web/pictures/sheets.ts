// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t11Parts = /* @__PURE__ */ picture({
  name: 't11-parts',
  hash: '285352de',
  width: 1600,
  height: 2096,
  widths: [480, 960, 1600],
  placeholder: 'ph-none',
  alt: '서빙로봇 T11의 부품을 하나씩 따로 담은 그림판',
});
