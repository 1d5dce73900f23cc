import { company } from '#contract/company.ts';
import { inquiryCategories } from '#contract/choices.ts';
import { hospitalA, lobbyB } from '#web/pictures/manifest.ts';
import type { Picture } from '#web/pictures/picture.ts';
import { partnershipMenu, supportMenu, type MenuGroup } from './menu.ts';
import { draftNames } from './inquiry-drafts.ts';
import { paths } from './paths.ts';
import { shareImages } from './share-images.ts';

/** The two inquiry pages: one form, other words. */
export interface InquiryPageContent {
  path: string;
  menu: MenuGroup;
  category: number;
  title: string;
  subtitle: string;
  description: string;
  shareImage: string;
  /** What follows after sending, step by step. */
  steps: readonly { title: string; text: string }[];
  picture: Picture;
  /** Under this name the browser keeps what was typed until it is sent. */
  draftName: string;
}

export const partnershipForm: InquiryPageContent = {
  path: paths.partnership,
  menu: partnershipMenu,
  category: inquiryCategories.partnership.number,
  title: '제휴문의',
  subtitle: `도입 상담부터 대리점 제휴까지, ${company.nameAs.partner} 함께할 파트너를 기다립니다. 남겨주신 내용은 담당자가 확인하고 연락드립니다.`,
  description: `${company.name} 로봇 도입 상담, 대리점 개설, 판매 제휴 문의를 남겨주세요. 담당자가 내용을 확인하고 연락드립니다.`,
  shareImage: shareImages.partnership,
  steps: [
    { title: '문의 접수', text: '회사와 관심 분야를 남겨주세요.' },
    { title: '담당자 연락', text: '내용을 확인하고 담당자가 연락드립니다.' },
    { title: '조건 협의', text: '현장과 규모에 맞는 도입\u2060·\u2060협력 방식을 함께 정합니다.' },
    { title: '계약과 교육', text: '계약 뒤 설치와 사용 교육을 지원합니다.' },
  ],
  picture: lobbyB,
  draftName: draftNames.partnership,
};

export const supportForm: InquiryPageContent = {
  path: paths.support,
  menu: supportMenu,
  category: inquiryCategories.support.number,
  title: '제품 문의',
  subtitle: '제품 도입부터 사용 중 궁금한 점까지, 무엇이든 문의해주세요.',
  description:
    '서빙로봇, 물류로봇, 청소로봇의 도입 상담과 사용 문의를 남겨주세요. 전화 상담과 온라인 문의 모두 가능합니다.',
  shareImage: shareImages.support,
  steps: [
    { title: '문의 접수', text: '매장이나 현장, 궁금한 점을 남겨주세요.' },
    { title: '담당자 확인', text: '본사 담당자가 내용을 살펴봅니다.' },
    { title: '상담과 방문', text: '전화로 상담하고, 필요하면 현장을 찾아갑니다.' },
    { title: '제안과 해결', text: '알맞은 모델을 제안하거나 불편을 해결합니다.' },
  ],
  picture: hospitalA,
  draftName: draftNames.support,
};

/** Once it is sent. */
export const sentWords = {
  number: '접수번호',
  text: '문의 진행 상황 페이지에서 답변을 확인하고, 덧붙일 말씀을 남기실 수 있습니다. 주소를 보관해주세요.',
  link: '문의 진행 상황 보기',
};
