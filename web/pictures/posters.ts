// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
import { picture } from './picture.ts';

export const homePoster = /* @__PURE__ */ picture({
  name: 'home-poster',
  hash: 'a148c9cc',
  width: 1280,
  height: 720,
  widths: [480, 960, 1280],
  placeholder: 'ph-a08060',
  alt: '햇살이 드는 한식당을 가로질러 음식을 나르는 나루로보틱스 서빙로봇',
});

export const productFilmPoster = /* @__PURE__ */ picture({
  name: 'product-film-poster',
  hash: '1d61de70',
  width: 960,
  height: 540,
  widths: [480, 960],
  placeholder: 'ph-102030',
  alt: '나루로보틱스의 서빙, 물류, 청소 로봇을 차례로 소개하는 제품 영상의 첫 장면',
});
