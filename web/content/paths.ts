import type { BoardName } from '#contract/boards.ts';
import { inquiryScreen } from '#contract/inquiry-desk.ts';

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

/** The screens of a board. */
export interface BoardPaths {
  list: string;
  /** Of the post with this number; `:id` stands for any. */
  detail: (id: number | ':id') => string;
  registration: string;
}

function boardPaths(name: string): BoardPaths {
  return {
    list: `/admin/${name}`,
    detail: (id) => `/admin/${name}_d/${id}`,
    registration: `/admin/${name}_w`,
  };
}

export const adminPaths = {
  login: '/admin',
  dashboard: '/admin/dashboard',
  partnerships: '/admin/contact',
  inquiry: inquiryScreen,
  supportInquiries: '/admin/service',
  password: '/admin/updatePassword',
  popup: '/admin/popup',
  trash: '/admin/trash',
  accessLog: '/admin/accessLog',
  mail: '/admin/mail',
  templates: '/admin/templates',
  admins: '/admin/admins',
  security: '/admin/security',
  boards: {
    event: boardPaths('event'),
    case: boardPaths('review'),
    faq: boardPaths('faq'),
  } satisfies Record<BoardName, BoardPaths>,
} as const;

/** Where staff see a post as its public page will show it; `:board` and `:id` stand for any. */
export const previewPath = (board: string, id: number | ':id') => `/admin/preview/${board}/${id}`;

/** Screens that belong to no board. */
export type PlainScreen = Exclude<keyof typeof adminPaths, 'boards'>;

/** An address of the back office as the router knows it: `:id` stands for any number. */
export function patternOf(path: string | ((id: ':id') => string)): string {
  return typeof path === 'string' ? path : path(':id');
}
