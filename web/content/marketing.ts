import {
  buffetC,
  marketing01,
  marketing02,
  marketing03,
  marketing04,
  marketing05,
  marketing06,
  marketing07,
  marketing08,
  marketing09,
  marketing10,
  marketingSlide1,
  marketingSlide2,
  marketingSlide3,
  restaurantB,
} from '#web/pictures/manifest.ts';
import { shareImages } from './share-images.ts';

/** The words of the pictures are their alternative texts. */
export const marketing = {
  title: '마케팅 사례',
  subtitle: '로봇의 화면이 매장의 새로운 광고판이 됩니다.',
  description:
    '서빙로봇의 화면으로 신메뉴와 이벤트를 알린 열 가지 마케팅 사례를 소개합니다. 음식점, 카페, 호텔, 병원에서 활용해보세요.',
  image: shareImages.products,
  slides: [marketingSlide1, marketingSlide2, marketingSlide3],
  casesTitle: '열 가지 활용 사례',
  cases: [
    marketing01,
    marketing02,
    marketing03,
    marketing04,
    marketing05,
    marketing06,
    marketing07,
    marketing08,
    marketing09,
    marketing10,
  ],
  closing: [
    { picture: restaurantB, robotAt: 40 },
    { picture: buffetC, robotAt: 45 },
  ],
} as const;
