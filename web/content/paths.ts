/** Every address of the site. Legacy names such as `/sub2_1_1` are spelled here and nowhere else. */
export const paths = {
  home: '/',
  company: '/sub1_1',
  history: '/sub1_2',
  directions: '/sub1_3',
  t10: '/sub2_1_1',
  t8: '/sub2_1_2',
  t9: '/sub2_1_3',
  t11: '/sub2_1_4',
  t6t5: '/sub2_1_5',
  w3: '/sub2_1_7',
  s100: '/sub2_2',
  c30: '/sub2_3_1',
  c40: '/sub2_3_2',
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

/** An address that was printed and linked before, and where it leads for good. */
export const movedPaths = { '/sub2_1_6': paths.t6t5 } as const;

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
