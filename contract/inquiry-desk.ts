import type { Inquiry } from './inquiry.ts';
import type { InquirySearchField, InquirySort } from './choices.ts';
import type { ListQuery, Page } from './page.ts';

/** What happens to an inquiry: `message` is what its sender adds, `reply` what we answer. */
export const timelineKinds = [
  'received',
  'read',
  'status',
  'assignee',
  'memo',
  'reply',
  'mail',
  'message',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

export interface TimelineEntry {
  kind: TimelineKind;
  at: string;
  /** The ID of an admin; empty where it was the sender or the site itself. */
  by: string;
  text: string;
}

/** An inquiry in a list of the desk. */
export interface DeskInquiry extends Inquiry {
  status: number;
  isRead: boolean;
  /** The ID of the admin who answers it. */
  assignee: string | null;
  /** Grows with each change of status or assignee: who changes what they have not seen is told. */
  version: number;
}

/** Another inquiry from the same phone or e-mail. */
export interface OtherInquiry {
  id: number;
  category: number;
  title: string;
  status: number;
  createdAt: string;
}

/** Everything about one inquiry. */
export interface InquiryDetail extends DeskInquiry {
  receipt: string;
  /** When it was first answered: a reply, or 완료 without one. */
  answeredAt: string | null;
  /** Oldest first. */
  timeline: TimelineEntry[];
  /** Its neighbours in the list that it was opened from: the one above and the one below. */
  previous: number | null;
  next: number | null;
  others: OtherInquiry[];
  /** Whether there is a mail server to answer by. */
  isMailOn: boolean;
}

/** For the quick filters over a list; spam counts only as itself. */
export interface InquiryCounts {
  all: number;
  /** By the number of the status. */
  byStatus: number[];
  /** Those of the admin who asks. */
  mine: number;
  unread: number;
  /** How many have ever come: what comes after the list was read is new to it. */
  arrived: number;
}

export interface InquiryPage extends Page<DeskInquiry> {
  counts: InquiryCounts;
}

/** Stands for nobody where an admin's ID could stand. */
export const nobody = 'none';

/** Which inquiries of a category, and in what order. */
export interface InquiryQuery extends ListQuery<InquirySearchField> {
  /** Null: all but spam. */
  status: number | null;
  /** An admin's ID, `nobody`, or nothing: whoever. */
  assignee: string;
  /** The first and the last day, in Seoul; nothing: no end. */
  from: string;
  to: string;
  sort: InquirySort;
  size: number;
}

/** The screen of one inquiry; mails to staff lead there too. */
export const inquiryScreen = (id: number | ':id') => `/admin/contact_d/${id}`;

export interface InquiryChange {
  status?: number | undefined;
  /** An admin's ID or `nobody`. */
  assignee?: string | undefined;
}

/** An admin who can be asked to answer. */
export interface Assignee {
  id: string;
  name: string;
  /** Whoever asks. */
  isMe: boolean;
}

export const memoLength = 2_000;
