// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { company } from '#contract/company.ts';
import { picture } from './picture.ts';

export const homePoster = /* @__PURE__ */ picture({
  name: 'home-poster',
  hash: '0166e044',
  width: 1440,
  height: 810,
  widths: [480, 960, 1440],
  placeholder: 'ph-a08060',
  alt: `햇살이 드는 한식당에서 음식을 싣고 식탁 옆에 멈춰 선 ${company.name} 서빙로봇`,
});

export const homeTallPoster = /* @__PURE__ */ picture({
  name: 'home-tall-poster',
  hash: '1c7d536b',
  width: 720,
  height: 900,
  widths: [480, 720],
  placeholder: 'ph-907050',
  alt: `햇살이 드는 한식당에서 음식을 싣고 식탁 옆에 서서 이쪽을 바라보는 ${company.name} 서빙로봇`,
});

export const brunchA = /* @__PURE__ */ picture({
  name: 'brunch-a',
  hash: 'be68686d',
  width: 1600,
  height: 900,
  widths: [480, 960, 1600],
  placeholder: 'ph-908060',
  focus: 'at-65-95',
  alt: '아치 창과 줄무늬 차양이 있는 브런치 카페에서 늦은 아침 접시를 나르는 서빙로봇 T10',
});
