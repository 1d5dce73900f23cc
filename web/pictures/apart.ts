// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const t11Apart = /* @__PURE__ */ picture({
  name: 't11-apart',
  hash: 'a42bdf38',
  width: 975,
  height: 2184,
  widths: [480, 975],
  placeholder: 'ph-none',
  alt: '머리와 센서, 기둥, 트레이, 여섯 개의 링, 주행부가 저마다 떨어져 떠 있는 서빙로봇 T11',
});
