// Words of the covers of news that have no picture of their own: one word or figure that is read at a glance.
import { wholeText } from './whole-text.ts';

export const newsCovers = {
  privacy: { seen: '자물쇠를 그린 표지', words: ['개인정보\u200B처리방침', '11월 18일 시행'] },
  visit: { seen: '하루에 표시를 한 달력을 그린 표지', words: ['방문 점검', '날짜와 시간을 고르세요'] },
  solution: {
    seen: '주문, 주방, 호출벨, 테이블 그림에 둘러싸인 T10을 그린 표지',
    words: ['매장을\n하나로', '통합관리 솔루션'],
  },
  hours: { seen: '밤하늘 아래 시계를 그린 표지', words: ['연말연시', '고객센터 상담 시간'] },
  sales: { seen: 'T10과 W3, C30이 나란히 선 표지', words: ['100,000', '전 세계 누적 판매'] },
  update: {
    seen: '둥근 화살표 안에서 웃는 로봇 얼굴을 그린 표지',
    words: ['업데이트', '서빙로봇 소프트웨어'],
  },
} as const;

export type NewsCover = keyof typeof newsCovers;

export const newsCoverNames = Object.keys(newsCovers) as NewsCover[];

export const coverName = (cover: NewsCover) => `news-${cover}`;

export function coverAlt(cover: NewsCover): string {
  const { seen, words } = newsCovers[cover];
  return wholeText('뉴스 표지:', [seen, words]);
}
