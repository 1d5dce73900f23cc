/** The addresses of pages, but for the products' (products/products.ts). Legacy names are spelled here and there only. */
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

export const adminPaths = {
  login: '/admin',
  partnerships: '/admin/contact',
  inquiry: (id: number) => `/admin/contact_d/${id}`,
  supportInquiries: '/admin/service',
  password: '/admin/updatePassword',
  events: '/admin/event',
  event: (id: number) => `/admin/event_d/${id}`,
  newEvent: '/admin/event_w',
  cases: '/admin/review',
  case: (id: number) => `/admin/review_d/${id}`,
  newCase: '/admin/review_w',
  faqs: '/admin/faq',
  faq: (id: number) => `/admin/faq_d/${id}`,
  newFaq: '/admin/faq_w',
  popup: '/admin/popup',
  accessLog: '/admin/accessLog',
} as const;
