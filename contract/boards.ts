import { messages } from './messages.ts';

/** A part of a board that is listed on its own. */
export interface BoardCategory {
  /** Names it in stored rows and addresses: from 0 on, in this order, never to be changed. */
  number: number;
  name: string;
  /** Its posts stand by industry. */
  byIndustry?: boolean;
  /** Its posts have neither an address nor a file. */
  textOnly?: boolean;
  /** The public list comes whole, in the order that staff give it. A board has one such part at most. */
  comesWhole?: boolean;
}

interface BoardEntry {
  /** What it is called in the API's description. */
  label: string;
  /** What staff are told when a post is not there. */
  missing: string;
  /** The addresses of its screens begin with this. */
  screens: string;
  /** Its pictures are photographs of 16:9 and shown whole; among others stand covers of 4:3, with words drawn into them. */
  hasPhotos?: boolean;
  wire: {
    /** Its fields travel under names that begin with this. */
    prefix: string;
    /** Its place in the addresses of its calls. */
    path: string;
    /** The last part of the address under which new posts are sent. */
    insert: string;
    /** Public lists carry rows as staff get them, or cards: names of their own, addresses ready for use. */
    publicItem: 'row' | 'card';
  };
  categories: Readonly<Record<string, BoardCategory>>;
}

export interface Board extends BoardEntry {
  /** Names it in stored rows, caches and idempotency keys; never to be changed. */
  name: string;
  table: `${string}_post`;
}

type Defined<Entries> = {
  readonly [Name in keyof Entries & string]: Entries[Name] & { name: Name; table: `${Name}_post` };
};

export function defineBoards<const Entries extends Readonly<Record<string, BoardEntry>>>(
  entries: Entries,
): Defined<Entries> {
  const named = Object.entries(entries).map(([name, entry]) => [
    name,
    { ...entry, name, table: `${name}_post` },
  ]);
  return Object.fromEntries(named) as Defined<Entries>;
}

/** What staff publish. All that one board does differently from another is said here, or in its words and screens. */
export const boards = defineBoards({
  event: {
    label: '이벤트/뉴스',
    missing: messages.admin.eventMissing,
    screens: 'event',
    wire: { prefix: 'e', path: 'event', insert: 'insertEvent', publicItem: 'card' },
    categories: {
      promotion: { number: 0, name: '제품 EVENT' },
      news: { number: 1, name: '뉴스/공지' },
    },
  },
  case: {
    label: '설치사례',
    missing: messages.admin.caseMissing,
    screens: 'review',
    hasPhotos: true,
    wire: { prefix: 'r', path: 'review', insert: 'insertReview', publicItem: 'row' },
    categories: {
      serving: { number: 0, name: '서빙로봇', byIndustry: true },
      cleaning: { number: 1, name: '청소로봇', byIndustry: true },
      interview: { number: 2, name: '인터뷰' },
    },
  },
  faq: {
    label: 'FAQ/셀프 관리',
    missing: messages.admin.postMissing,
    screens: 'faq',
    wire: { prefix: 'fv', path: 'faqVideo', insert: 'insertFaqVideo', publicItem: 'row' },
    categories: {
      question: { number: 0, name: '자주 묻는 질문', textOnly: true, comesWhole: true },
      selfCare: { number: 1, name: '자가관리 방법' },
    },
  },
});

export type BoardName = keyof typeof boards;

export const everyBoard: readonly Board[] = Object.values(boards);

/** In the order of their numbers. */
export function categoriesOf(board: Board): readonly BoardCategory[] {
  return Object.values(board.categories);
}

export function categoryOf(board: Board, number: number): BoardCategory | undefined {
  return categoriesOf(board)[number];
}

/** Whether any part of it is divided into industries: then its calls name one. */
export function hasIndustries(board: Board): boolean {
  return categoriesOf(board).some(({ byIndustry }) => byIndustry === true);
}

export function isByIndustry(board: Board, category: number): boolean {
  return categoryOf(board, category)?.byIndustry === true;
}

export function isTextOnly(board: Board, category: number): boolean {
  return categoryOf(board, category)?.textOnly === true;
}

/** The part that comes whole, which staff put in order. */
export function wholeCategoryOf(board: Board): BoardCategory | undefined {
  return categoriesOf(board).find(({ comesWhole }) => comesWhole === true);
}
