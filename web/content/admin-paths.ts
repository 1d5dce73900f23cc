import { everyBoard, type Board, type BoardName } from '#contract/boards.ts';
import { inquiryScreen } from '#contract/inquiry-desk.ts';

/** The screens of a board. */
export interface BoardPaths {
  list: string;
  /** Of the post with this number; `:id` stands for any. */
  detail: (id: number | ':id') => string;
  registration: string;
}

function boardPaths({ screens }: Board): BoardPaths {
  return {
    list: `/admin/${screens}`,
    detail: (id) => `/admin/${screens}_d/${id}`,
    registration: `/admin/${screens}_w`,
  };
}

/** The addresses of the back office's screens. Legacy names are spelled here and in the boards' entries only. */
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
  boards: Object.fromEntries(everyBoard.map((board) => [board.name, boardPaths(board)])) as Readonly<
    Record<BoardName, BoardPaths>
  >,
} as const;

/** Where staff see a post as its public page will show it; `:board` and `:id` stand for any. */
export const previewPath = (board: string, id: number | ':id') => `/admin/preview/${board}/${id}`;

/** Screens that belong to no board. */
export type PlainScreen = Exclude<keyof typeof adminPaths, 'boards'>;

/** An address of the back office as the router knows it: `:id` stands for any number. */
export function patternOf(path: string | ((id: ':id') => string)): string {
  return typeof path === 'string' ? path : path(':id');
}
