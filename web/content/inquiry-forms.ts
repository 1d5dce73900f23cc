import { company } from '#contract/company.ts';
import { inquiryCategories } from '#contract/choices.ts';
import { partners, t10CareMap } from '#web/pictures/manifest.ts';
import type { PictureData } from '#web/pictures/picture.ts';
import { partnershipMenu, supportMenu, type MenuGroup, type MenuItem } from './menu.ts';
import { inquiryConsents } from './inquiry-consent.ts';
import { draftNames } from './inquiry-drafts.ts';
import { paths } from './paths.ts';
import { shareImages } from './share-images.ts';

/** The two inquiry pages: one form, other words. */
export interface InquiryPageContent {
  path: string;
  menu: MenuGroup;
  /** Its tabs: the pages of its menu, and the other form where that has none but this. */
  tabs: readonly MenuItem[];
  category: number;
  title: string;
  subtitle: string;
  description: string;
  shareImage: string;
  /** What follows after sending, step by step. */
  steps: readonly { title: string; text: string }[];
  picture: PictureData;
  /** Under this name the browser keeps what was typed until it is sent. */
  draftName: string;
  /** What is agreed to before it is sent. */
  consent: (typeof inquiryConsents)[keyof typeof inquiryConsents];
}

export const partnershipForm: InquiryPageContent = {
  path: paths.partnership,
  menu: partnershipMenu,
  tabs: [...partnershipMenu.items, ...supportMenu.items.slice(0, 1)],
  category: inquiryCategories.partnership.number,
  title: '제휴문의',
  subtitle: `${company.nameAs.partner} 함께할 파트너를 기다립니다. 담당자가 확인하고 연락드립니다.`,
  description: `${company.name} 로봇 도입 상담, 대리점 개설, 판매 제휴 문의를 남겨주세요. 담당자가 내용을 확인하고 연락드립니다.`,
  shareImage: shareImages.partnership,
  steps: [
    { title: '문의 접수', text: '회사와 관심 분야를 남겨주세요.' },
    { title: '담당자 연락', text: '내용을 확인하고 담당자가 연락드립니다.' },
    { title: '조건 협의', text: '현장과 규모에 맞는 도입\u2060·\u2060협력 방식을 함께 정합니다.' },
    { title: '계약과 교육', text: '계약 뒤 설치와 사용 교육을 지원합니다.' },
  ],
  picture: partners,
  draftName: draftNames.partnership,
  consent: inquiryConsents.partnership,
};

/** What whoever becomes a partner gets. Sample content. */
export const partnerOffers = {
  title: '함께하는 방법',
  offers: [
    { kind: 'agency', title: '지역 대리점', text: '시연 장비와 영업 자료, 설치 교육을 지원합니다.' },
    { kind: 'rental', title: '렌탈', text: '매장에 맞는 기간과 조건을 함께 설계합니다.' },
    { kind: 'development', title: '공동 개발', text: '현장에 필요한 기능을 연구소와 만듭니다.' },
  ],
} as const;

export const supportForm: InquiryPageContent = {
  path: paths.support,
  menu: supportMenu,
  tabs: supportMenu.items,
  category: inquiryCategories.support.number,
  title: '제품 문의',
  subtitle: '제품 도입부터 사용 중 궁금한\u00a0점까지, 무엇이든 문의해주세요.',
  description:
    '서빙로봇, 물류로봇, 청소로봇의 도입 상담과 사용 문의를 남겨주세요. 전화 상담과 온라인 문의 모두 가능합니다.',
  shareImage: shareImages.support,
  steps: [
    { title: '문의 접수', text: '매장이나 현장, 궁금한 점을 남겨주세요.' },
    { title: '담당자 확인', text: '본사 담당자가 내용을 살펴봅니다.' },
    { title: '상담과 방문', text: '전화로 상담하고, 필요하면 현장을 찾아갑니다.' },
    { title: '제안과 해결', text: '알맞은 모델을 제안하거나 불편을 해결합니다.' },
  ],
  picture: t10CareMap,
  draftName: draftNames.support,
  consent: inquiryConsents.support,
};

/** Below the button, until the consent is given. */
export const waitingWords = '위 동의 항목에 체크하시면 문의를 보내실\u00a0수\u00a0있습니다.';

/** Once it is sent. */
export const sentWords = {
  number: '접수번호',
  text: '문의 진행 상황 페이지에서 답변을 확인하고, 덧붙일 말씀을 남기실 수 있습니다. 주소를 보관해주세요.',
  link: '문의 진행 상황 보기',
};
