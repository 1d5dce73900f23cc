import type { RobotType } from '#catalog/robots.ts';
import { company } from '#contract/company.ts';
import { paths } from './paths.ts';
import { productsOfType } from './products/products.ts';

export interface MenuItem {
  label: string;
  to: string;
  /** Addresses that belong to this entry besides its own. */
  covers?: readonly string[];
}

export interface MenuGroup {
  label: string;
  to: string;
  items: readonly MenuItem[];
  /** A block below its entries, which the tabs of its pages do not show. */
  more?: MenuGroup;
}

/** The menu leads to the first page of a type and stays on that entry on all of them. */
function productEntry(type: RobotType): { to: string; covers: readonly string[] } {
  const [to = paths.home, ...covers] = productsOfType(type).map(({ path }) => path);
  return { to, covers };
}

/** What helps to choose a robot. */
export const toolsMenu: MenuGroup = {
  label: '도구',
  to: paths.finder,
  items: [
    { label: '로봇 찾기', to: paths.finder },
    { label: '모델 비교', to: paths.compare },
    { label: '비용 계산', to: paths.cost },
    { label: '매장 시뮬레이터', to: paths.planner },
  ],
};

export const productMenu: MenuGroup = {
  label: '제품소개',
  to: productEntry('serving').to,
  items: [
    { label: '서빙로봇', ...productEntry('serving') },
    { label: '물류로봇', ...productEntry('logistics') },
    { label: '청소로봇', ...productEntry('cleaning') },
    { label: '마케팅 사례', to: paths.marketing },
    { label: '매장 통합관리 솔루션', to: paths.store },
  ],
  more: toolsMenu,
};

export const companyMenu: MenuGroup = {
  label: '회사소개',
  to: paths.company,
  items: [
    { label: '회사소개', to: paths.company },
    { label: '연혁', to: paths.history },
    { label: '오시는 길', to: paths.directions },
  ],
};

export const newsMenu: MenuGroup = {
  label: '이벤트/뉴스',
  to: paths.events,
  items: [
    { label: 'EVENT', to: paths.events },
    { label: '뉴스', to: paths.news },
  ],
};

export const casesMenu: MenuGroup = {
  label: '설치사례',
  to: paths.servingCases,
  items: [
    { label: '서빙로봇', to: paths.servingCases },
    { label: '청소로봇', to: paths.cleaningCases },
    { label: '인터뷰', to: paths.interviews },
  ],
};

export const partnershipMenu: MenuGroup = {
  label: '제휴문의',
  to: paths.partnership,
  items: [{ label: '제휴문의', to: paths.partnership }],
};

export const supportMenu: MenuGroup = {
  label: '고객센터',
  to: paths.support,
  items: [
    { label: '제품 문의', to: paths.support },
    { label: '셀프 관리 방법', to: paths.selfCare },
  ],
};

/** The six groups of the header, in their order. */
export const menu: readonly MenuGroup[] = [
  companyMenu,
  productMenu,
  newsMenu,
  casesMenu,
  partnershipMenu,
  supportMenu,
];

/** Sitemap and footer have room for the tools as a group of their own. */
export const wholeMenu: readonly MenuGroup[] = menu.flatMap(({ more, ...group }) =>
  more ? [group, more] : [group],
);

export const rentalLink = { label: '렌탈몰', href: company.rentalUrl } as const;
