import { company } from '#contract/company.ts';
import {
  cafeB,
  restaurantC,
  store01,
  store02,
  store03,
  store04,
  store05,
  store05Wide,
  store06,
  store06Wide,
  store07,
  store08,
  store09,
  store10,
  store11,
  store11Wide,
  store12,
  store13,
  store14,
  store15,
  store16,
  store16Wide,
} from '#web/pictures/manifest.ts';
import { shareImages } from './share-images.ts';

/** The words of the pictures are their alternative texts. */
export const store = {
  title: '매장 통합관리 솔루션',
  subtitle: '주문부터 주방, 로봇, 테이블까지 한 화면에서 관리합니다.',
  description: `테이블 오더와 주방, 호출벨, 로봇을 하나로 잇는 ${company.name}의 매장 통합관리 솔루션을 화면으로 소개합니다.`,
  image: shareImages.products,
  screensTitle: '화면으로 보는 통합관리',
  /** The dashboard leads: it is what all the others come together in. Each chapter after it ends on a large picture, which shows more where there is room. */
  chapters: [
    { pictures: [store06], wide: store06Wide },
    {
      title: '주문에서 테이블까지',
      pictures: [store01, store02, store03, store04, store05],
      wide: store05Wide,
    },
    {
      title: '움직이는 로봇을 한눈에',
      pictures: [store07, store08, store09, store10, store11],
      wide: store11Wide,
    },
    {
      title: '어디서나 이어지는 운영',
      pictures: [store12, store13, store14, store15, store16],
      wide: store16Wide,
    },
  ],
  closing: [restaurantC, cafeB],
} as const;
