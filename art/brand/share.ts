// Words and pictures of the cards that appear when a page is shared.
import { robots } from '../../catalog/robots.ts';
import { company } from '../../contract/company.ts';

export interface ShareCard {
  name: string;
  kicker: string;
  title: string;
  text: string;
  /** Renders: a product stands on the card, a scene fills it. */
  robots?: readonly string[];
  /** The robot is wider than high. */
  low?: boolean;
  scene?: string;
  dark?: boolean;
}

export const shareCards: readonly ShareCard[] = [
  {
    name: 'home',
    kicker: '서빙 · 물류 · 청소 로봇',
    title: company.name,
    text: '매장의 일을 함께하는 서비스 로봇',
    scene: 'restaurant-a',
  },
  {
    name: 't6-t5',
    kicker: '서빙로봇',
    title: 'T5 · T6',
    text: '네 단 선반으로 한 번에 나릅니다',
    robots: ['t5-front', 't6-front'],
  },
  {
    name: 't8',
    kicker: '서빙로봇',
    title: 'T8',
    text: '좁은 매장을 위한 슬림형 서빙로봇',
    robots: ['t8-front'],
  },
  {
    name: 't9',
    kicker: '서빙로봇',
    title: 'T9',
    text: '큰 접시도 한 번에, 최대 40kg',
    robots: ['t9-front'],
  },
  {
    name: 't10',
    kicker: '서빙로봇',
    title: 'T10',
    text: '서빙과 광고를 함께, 23.8인치 디스플레이',
    robots: ['t10-front'],
    dark: true,
  },
  {
    name: 't11',
    kicker: '서빙로봇',
    title: 'T11',
    text: '49cm 통로도 흔들림 없이',
    robots: ['t11-front'],
    dark: true,
  },
  {
    name: 'w3',
    kicker: '호텔 배송로봇',
    title: 'W3',
    text: '한 번에 최대 네 곳까지 배송합니다',
    robots: ['w3-front'],
  },
  {
    name: 's100',
    kicker: '물류로봇',
    title: 'S100',
    text: '100kg이 넘는 짐을 스스로 나릅니다',
    robots: ['s100-front'],
    low: true,
    dark: true,
  },
  {
    name: 'c30',
    kicker: '청소로봇',
    title: 'C30',
    text: '한 시간에 600m²를 청소합니다',
    robots: ['c30-front'],
    low: true,
  },
  {
    name: 'c40',
    kicker: '청소로봇',
    title: 'C40',
    text: '3중 롤러와 센서 10개로 빈틈없이',
    robots: ['c40-front'],
    low: true,
    dark: true,
  },
  {
    name: 'company',
    kicker: company.name,
    title: '회사소개',
    text: '사람 곁에서 일하는 로봇을 만듭니다',
    scene: 'lobby-b',
  },
  {
    name: 'products',
    kicker: company.name,
    title: '제품소개',
    text: `서빙, 물류, 청소 로봇 ${robots.length}종`,
    robots: ['t10-front', 'w3-front', 'c30-front'],
    dark: true,
  },
  {
    name: 'events',
    kicker: company.name,
    title: '이벤트/뉴스',
    text: '새 소식과 진행 중인 이벤트',
    scene: 'cafe-a',
  },
  {
    name: 'cases',
    kicker: company.name,
    title: '설치사례',
    text: '음식점부터 병원, 호텔까지',
    scene: 'restaurant-d',
  },
  {
    name: 'partnership',
    kicker: company.name,
    title: '제휴문의',
    text: '함께 성장할 파트너를 찾습니다',
    scene: 'warehouse-c',
  },
  {
    name: 'support',
    kicker: company.name,
    title: '고객센터',
    text: '제품 문의와 셀프 관리 방법',
    scene: 'hotel-a',
  },
  {
    name: 'finder',
    kicker: '도구',
    title: '로봇 찾기',
    text: '통로 폭과 하는 일로 찾는 맞춤 로봇',
    robots: ['t8-front', 't9-front', 'c30-front'],
  },
  {
    name: 'compare',
    kicker: '도구',
    title: '모델 비교',
    text: '같은 축척으로 나란히, 네 모델까지',
    robots: ['t8-front', 't10-front'],
    dark: true,
  },
  {
    name: 'cost',
    kicker: '도구',
    title: '비용 계산',
    text: '로봇이 대신 걷는 시간을 돈으로',
    robots: ['t8-front'],
  },
  {
    name: 'planner',
    kicker: '도구',
    title: '매장 시뮬레이터',
    text: '우리 매장을 그리고 로봇을 달려보세요',
    robots: ['t10-front', 't9-front'],
    dark: true,
  },
];

export const phoneCard = {
  title: '전화로\n상담해 드립니다',
  number: company.phone,
  hours: company.supportHours.replace(' (', '\n('),
} as const;
