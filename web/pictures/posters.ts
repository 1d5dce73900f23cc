// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { company } from '#contract/company.ts';
import { picture } from './picture.ts';

export const homePoster = /* @__PURE__ */ picture({
  name: 'home-poster',
  hash: '817a6d86',
  width: 1440,
  height: 810,
  widths: [480, 960, 1440],
  placeholder: 'ph-a08060',
  alt: `햇살이 드는 한식당에서 음식을 싣고 식탁 옆에 멈춰 선 ${company.name} 서빙로봇`,
});

export const homeTallPoster = /* @__PURE__ */ picture({
  name: 'home-tall-poster',
  hash: '8b2476f8',
  width: 720,
  height: 900,
  widths: [480, 720],
  placeholder: 'ph-907050',
  alt: `햇살이 드는 한식당에서 음식을 싣고 식탁 옆에 서서 이쪽을 바라보는 ${company.name} 서빙로봇`,
});

export const productFilmPoster = /* @__PURE__ */ picture({
  name: 'product-film-poster',
  hash: 'cf9f0c7a',
  width: 1280,
  height: 720,
  widths: [480, 960, 1280],
  placeholder: 'ph-807050',
  alt: '제품 영상의 첫 장면: 사람 곁에서 일하는 로봇, 서빙부터 물류, 청소까지 함께합니다. 햇살이 드는 식당에서 음식을 실은 서빙로봇 T10이 식탁 옆에 서 있습니다.',
});
