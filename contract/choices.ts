import { robots, robotTypes, type RobotType } from '#catalog/robots.ts';

/** The closed lists of the business: what can be chosen, and what it is called in Korean. */
export const industries = ['음식점', '뷔페', '카페/베이커리', '스크린골프', '병원', '호텔', '기타'] as const;

interface InquiryCategory {
  /** Names it in stored rows and addresses: from 0 on, in this order, never to be changed. */
  number: number;
  name: string;
  /** What its sender calls it. */
  publicName: string;
  /** What stands behind the company's name in the title of an inquiry. */
  titleSuffix: string;
}

export const inquiryCategories = {
  partnership: { number: 0, name: '제휴문의', publicName: '제휴문의', titleSuffix: '제휴문의' },
  support: { number: 1, name: '고객센터', publicName: '제품 문의', titleSuffix: '고객센터(문의)' },
} as const satisfies Record<string, InquiryCategory>;

/** In the order of their numbers. */
export const everyInquiryCategory: readonly InquiryCategory[] = Object.values(inquiryCategories);

export const categoryName = (number: number): string => everyInquiryCategory[number]?.name ?? '';

export const regions = {
  seoul: '서울',
  gyeonggi: '경기',
  incheon: '인천',
  gangwon: '강원',
  chungcheong: '충청',
  jeolla: '전라',
  gyeongsang: '경상',
  jeju: '제주',
} as const;
export type Region = keyof typeof regions;

export { robotTypes };

/** What a choice is called; what is none of them stays as it is. */
const nameIn = (names: Readonly<Record<string, string>>, choice: string): string =>
  (Object.hasOwn(names, choice) ? names[choice] : undefined) ?? choice;

export const regionName = (region: string) => nameIn(regions, region);
export const robotTypeName = (type: string) => nameIn(robotTypes, type);

const modelsOf = (type: RobotType): string[] =>
  robots.filter((robot) => robot.type === type).map(({ model }) => model);

export const robotModels: Record<RobotType, readonly string[]> = {
  serving: modelsOf('serving'),
  logistics: modelsOf('logistics'),
  cleaning: modelsOf('cleaning'),
};

export const searchFields = { title: '제목', content: '내용', all: '제목+내용' } as const;
export type SearchField = keyof typeof searchFields;

export const inquirySearchFields = {
  title: '제목',
  name: '담당자명',
  company: '회사명',
  content: '내용',
  tel: '연락처',
  email: '이메일',
  model: '로봇 모델',
  region: '지역',
  all: '전체',
} as const;
export type InquirySearchField = keyof typeof inquirySearchFields;

/** What becomes of an inquiry. Rows name it by its number: from 0 on, in this order, never to be changed. */
export const inquiryStatuses = {
  received: { number: 0, name: '접수' },
  working: { number: 1, name: '처리중' },
  done: { number: 2, name: '완료' },
  onHold: { number: 3, name: '보류' },
  spam: { number: 4, name: '스팸' },
} as const;

export type InquiryStatus = keyof typeof inquiryStatuses;

/** For tables that have to know every one; rows have no other numbers. */
export const inquiryStatusOf = (number: number): InquiryStatus =>
  (Object.keys(inquiryStatuses) as InquiryStatus[])[number] ?? 'received';

/** In the order of their numbers. */
export const everyInquiryStatus: readonly { number: number; name: string }[] = Object.values(inquiryStatuses);

/** What whole lists and the dashboard show. */
export const statusesButSpam = everyInquiryStatus.filter(
  ({ number }) => number !== inquiryStatuses.spam.number,
);

export const statusName = (number: number): string => everyInquiryStatus[number]?.name ?? '';

export const inquirySorts = { newest: '최신순', oldest: '오래된순', status: '상태순' } as const;
export type InquirySort = keyof typeof inquirySorts;

/** How many rows a list of the back office shows on a page; the first unless told otherwise. */
export const adminPageSizes = [10, 30, 100] as const;
