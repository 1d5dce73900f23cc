import { category } from '#contract/catalog.ts';
import { partnershipMenu, supportMenu, type MenuGroup } from './menu.ts';
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
  /** Under this name the browser keeps what was typed until it is sent. */
  draftName: string;
}

export const partnershipForm: InquiryPageContent = {
  path: paths.partnership,
  menu: partnershipMenu,
  category: category.inquiry.partnership,
  title: '제휴문의',
  subtitle: '나루로보틱스와 함께할 파트너를 기다립니다. 남겨주신 내용은 담당자가 확인하고 연락드립니다.',
  description:
    '나루로보틱스 대리점 개설, 판매 제휴, 사업 협력 문의를 남겨주세요. 담당자가 내용을 확인하고 연락드립니다.',
  shareImage: shareImages.partnership,
  draftName: 'inquiry-draft-partnership',
};

export const supportForm: InquiryPageContent = {
  path: paths.support,
  menu: supportMenu,
  category: category.inquiry.support,
  title: '제품 문의',
  subtitle: '제품 도입부터 사용 중 궁금한 점까지, 무엇이든 문의해주세요.',
  description:
    '서빙로봇, 물류로봇, 청소로봇의 도입 상담과 사용 문의를 남겨주세요. 전화 상담과 온라인 문의 모두 가능합니다.',
  shareImage: shareImages.support,
  draftName: 'inquiry-draft-support',
};
