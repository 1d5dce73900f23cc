/** The addresses of public pages, but for the products' (products/products.ts). Legacy names are spelled here and there only. */
export const paths = {
  home: '/',
  company: '/sub1_1',
  history: '/sub1_2',
  directions: '/sub1_3',
  marketing: '/sub2_4',
  store: '/sub2_5',
  events: '/sub3_1',
  news: '/sub3_2',
  servingCases: '/sub4_1',
  cleaningCases: '/sub4_2',
  interviews: '/sub4_3',
  partnership: '/sub5_1',
  support: '/sub6_1',
  selfCare: '/sub6_2',
  privacy: '/privacy',
  finder: '/finder',
  compare: '/compare',
  cost: '/cost',
  planner: '/planner',
} as const;

/** Lists whose items have an address of their own below them. */
export type ListPath =
  | typeof paths.events
  | typeof paths.news
  | typeof paths.servingCases
  | typeof paths.cleaningCases
  | typeof paths.interviews
  | typeof paths.selfCare;

export function itemPath(list: ListPath, id: number): string {
  return `${list}/${id}`;
}
