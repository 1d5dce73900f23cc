import { robots, type RobotType } from '#catalog/robots.ts';

/** The closed lists of the business: what can be chosen, and what it is called in Korean. */
export const industries = ['음식점', '뷔페', '카페/베이커리', '스크린골프', '병원', '호텔', '기타'] as const;
export const inquiryCategories = ['제휴문의', '고객센터'] as const;

export const category = {
  inquiry: { partnership: 0, support: 1 },
} as const;

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

export { robotTypes } from '#catalog/robots.ts';

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
  all: '전체',
} as const;
export type InquirySearchField = keyof typeof inquirySearchFields;
