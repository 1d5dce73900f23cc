// Words of the covers of events: the offer itself, large; whatever it is about, small.
import { wholeText } from './whole-text.ts';

export const eventCovers = {
  rental: { seen: '상차림을 실은 T9을 그린 표지', words: ['4주부터\n단기 렌탈', '연말 모임 시즌 T9'] },
  referral: { seen: '나란히 선 두 가게를 그린 표지', words: ['두 매장 모두\n점검 +1회', '이웃 매장 소개'] },
  fair: { seen: '입장권 옆에 T10과 T11이 선 표지', words: ['무료\n입장권', '외식업 박람회'] },
  trial: { seen: 'C30을 그린 표지', words: ['3주 동안\n써 보기', 'C30 체험단 30곳'] },
  route: {
    seen: '주방에서 테이블까지 이어진 길을 그린 표지',
    words: ['동선 진단\n무료', '도입 상담만 해도'],
  },
  night: { seen: '초승달 아래 W3를 그린 표지', words: ['일주일\n무료', 'W3 야간 운영'] },
  checkup: {
    seen: '항목마다 표시를 한 점검표를 그린 표지',
    words: ['무상 점검\n주간', '9월 2일 ~ 9월 13일'],
  },
} as const;

export type EventCover = keyof typeof eventCovers;

export const eventCoverNames = Object.keys(eventCovers) as EventCover[];

export const eventCoverName = (cover: EventCover) => `event-${cover}`;

export function eventCoverAlt(cover: EventCover): string {
  const { seen, words } = eventCovers[cover];
  return wholeText('이벤트 표지:', [seen, words]);
}
