import {
  AppWindow,
  ChartColumn,
  CircleQuestionMark,
  Handshake,
  Headset,
  Mail,
  Megaphone,
  ScrollText,
  ShieldCheck,
  Store,
  Trash2,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { boards, type Board, type BoardName } from '#contract/boards.ts';
import type { CategoryCounts } from '#contract/live.ts';
import { messages } from '#contract/messages.ts';
import { isAllowed, type Role } from '#contract/roles.ts';
import { inquiryTrash, trashFor } from '#contract/trash.ts';
import { adminPaths, type BoardPaths, type PlainScreen } from './admin-paths.ts';
import { accessTo } from './screen-access.ts';

interface MenuEntry {
  label: string;
  to: string;
  icon: LucideIcon;
  unread?: keyof CategoryCounts;
}

/** What the screens of a board say and show. */
export interface BoardScreens {
  board: Board;
  paths: BoardPaths;
  title: string;
  /** Whom the list names as the author of every post. */
  author: string;
  /** What the address of a post is called. */
  urlLabel: string;
  /** A post stays in the category it was written in. */
  keepsCategory: boolean;
  /** How much staff are told when a new post is refused: the server's status too, or only what to do. */
  refusal: 'status' | 'advice';
  /** Said in the place of the industries where a category of the board has none. */
  noIndustry?: { list: string; form: string };
}

const eventScreens: BoardScreens = {
  board: boards.event,
  paths: adminPaths.boards.event,
  title: '이벤트/뉴스',
  author: 'admin',
  urlLabel: '관련 URL',
  keepsCategory: false,
  refusal: 'status',
};

const caseScreens: BoardScreens = {
  board: boards.case,
  paths: adminPaths.boards.case,
  title: '설치사례',
  author: 'admin',
  urlLabel: '관련 URL',
  keepsCategory: false,
  refusal: 'advice',
  noIndustry: { list: messages.admin.interviewListNote, form: messages.admin.interviewFormNote },
};

const faqScreens: BoardScreens = {
  board: boards.faq,
  paths: adminPaths.boards.faq,
  title: '고객센터 FAQ',
  author: '관리자',
  urlLabel: '영상 URL',
  keepsCategory: true,
  refusal: 'advice',
};

function entryOf({ title, paths }: BoardScreens, icon: LucideIcon): MenuEntry {
  return { label: title, to: paths.list, icon };
}

/** The type checker asks for the screens of every board. */
const screensOf: Record<BoardName, BoardScreens> = {
  event: eventScreens,
  case: caseScreens,
  faq: faqScreens,
};
export const boardScreens: readonly BoardScreens[] = Object.values(screensOf);

/** What somebody of this role finds in the trash; before anybody is known, all of it. */
export function trashKinds(role: Role = 'owner'): { board: string; name: string }[] {
  const kinds = [
    ...boardScreens.map(({ board, title }) => ({ board: board.name, name: title })),
    { board: inquiryTrash, name: '문의' },
  ];
  const theirs = trashFor(
    role,
    kinds.map(({ board }) => board),
  );
  return kinds.filter(({ board }) => theirs.includes(board));
}

/** The side menu of the back office, in its order; every board has its place in it. */
const entries = {
  dashboard: { label: '현황', to: adminPaths.dashboard, icon: ChartColumn },
  event: entryOf(eventScreens, Megaphone),
  case: entryOf(caseScreens, Store),
  partnerships: {
    label: '제휴문의',
    to: adminPaths.partnerships,
    icon: Handshake,
    unread: 'partnership',
  },
  supportInquiries: {
    label: '고객센터 문의',
    to: adminPaths.supportInquiries,
    icon: Headset,
    unread: 'support',
  },
  faq: entryOf(faqScreens, CircleQuestionMark),
  popup: { label: '팝업', to: adminPaths.popup, icon: AppWindow },
  trash: { label: '휴지통', to: adminPaths.trash, icon: Trash2 },
  accessLog: { label: '접속기록', to: adminPaths.accessLog, icon: ScrollText },
  mail: { label: '메일', to: adminPaths.mail, icon: Mail },
  admins: { label: '관리자', to: adminPaths.admins, icon: Users },
  security: { label: '보안', to: adminPaths.security, icon: ShieldCheck },
} satisfies Record<BoardName, MenuEntry> & Partial<Record<PlainScreen, MenuEntry>>;

/** What somebody of this role may open. */
export function adminMenu(role: Role): readonly MenuEntry[] {
  return Object.values(entries).filter(({ to }) => isAllowed(role, accessTo(to)));
}
