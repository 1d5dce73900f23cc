import { company } from '#contract/company.ts';
import {
  cafeB,
  restaurantC,
  store01,
  store02,
  store03,
  store04,
  store05,
  store06,
  store07,
  store08,
  store09,
  store10,
  store11,
  store12,
  store13,
  store14,
  store15,
  store16,
} from '#web/pictures/manifest.ts';
import { shareImages } from './share-images.ts';

/** The words of the pictures are their alternative texts. */
export const store = {
  title: '매장 통합관리 솔루션',
  subtitle: '주문부터 주방, 로봇, 테이블까지 한 화면에서 관리합니다.',
  description: `테이블 오더와 주방, 호출벨, 로봇을 하나로 잇는 ${company.name}의 매장 통합관리 솔루션을 화면으로 소개합니다.`,
  image: shareImages.products,
  screensTitle: '화면으로 보는 통합관리',
  /** The dashboard leads: it is what all the others come together in. */
  screens: [
    store06,
    store01,
    store02,
    store03,
    store04,
    store05,
    store07,
    store08,
    store09,
    store10,
    store11,
    store12,
    store13,
    store14,
    store15,
    store16,
  ],
  closing: [restaurantC, cafeB],
} as const;
