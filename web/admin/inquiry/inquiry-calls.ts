import {
  everyInquiryStatus,
  adminPageSizes,
  type InquirySearchField,
  type InquirySort,
} from '#contract/choices.ts';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import type { Assignee, InquiryChange, InquiryDetail, InquiryPage } from '#contract/inquiry-desk.ts';
import type { ReplyTemplate } from '#contract/reply-template.ts';
import { seoulDay } from '#contract/seoul-day.ts';
import { readAddress, writeAddress } from '../list/list-address.ts';
import { readTemplates } from '../mail/template-calls.ts';
import { adminCall } from '../session/admin-call.ts';

export type InquiryAddress = {
  page: number;
  keyword: string;
  field: InquirySearchField;
  /** The number of a status, or nothing: all but spam. */
  status: string;
  assignee: string;
  from: string;
  to: string;
  sort: InquirySort;
  size: number;
};

/** Each of the two lists searches in its own field unless told otherwise. */
export function inquiryStart(field: InquirySearchField): InquiryAddress {
  return {
    page: 1,
    keyword: '',
    field,
    status: '',
    assignee: '',
    from: '',
    to: '',
    sort: 'newest',
    size: adminPageSizes[0],
  };
}

const knownDay = (day: string) => (seoulDay(day) === null ? '' : day);

/** What the server is asked for; what makes no sense in an address asks for nothing. */
export function queryOf({ keyword, field, status, from, to, ...rest }: InquiryAddress) {
  const known = everyInquiryStatus.find(({ number }) => String(number) === status);
  return {
    ...rest,
    ...(keyword !== '' && { keyword, field }),
    status: known?.number ?? null,
    from: knownDay(from),
    to: knownDay(to),
  };
}

/** A page of inquiries, and who can be asked to answer them. */
export interface InquiryDesk {
  page: InquiryPage;
  assignees: Assignee[];
}

export async function readDesk(
  category: number,
  address: InquiryAddress,
  signal: AbortSignal,
): Promise<InquiryDesk> {
  const [page, assignees] = await Promise.all([
    adminCall(inquiryDeskApi.list, { params: { category }, query: queryOf(address), signal }),
    readAssignees(signal),
  ]);
  return { page, assignees };
}

/** One inquiry, and what is needed to work on it. */
export interface OpenInquiry {
  inquiry: InquiryDetail;
  assignees: Assignee[];
  templates: ReplyTemplate[];
}

/** What an inquiry's own address keeps of the list that it was opened from; nothing of a list that shows everything. */
const listStart = inquiryStart('all');

export const listSearch = (address: InquiryAddress): string =>
  writeAddress({ ...address, page: 1, ...(address.keyword === '' && { field: listStart.field }) }, listStart);

/** `search`: the list that it was opened from, as its address keeps it. */
export async function readInquiry(id: string, search: string, signal: AbortSignal): Promise<OpenInquiry> {
  const query = queryOf(readAddress(new URLSearchParams(search), listStart));
  const [inquiry, assignees, templates] = await Promise.all([
    adminCall(inquiryDeskApi.detail, { params: { id }, query, signal }),
    readAssignees(signal),
    readTemplates(signal),
  ]);
  return { inquiry, assignees, templates };
}

function readAssignees(signal: AbortSignal): Promise<Assignee[]> {
  return adminCall(inquiryDeskApi.assignees, { signal });
}

/** Gives the new version. */
export async function changeInquiry(
  id: number,
  { status, assignee }: InquiryChange,
  version: number,
): Promise<number> {
  const body = { status, assignee, version };
  return (await adminCall(inquiryDeskApi.change, { params: { id }, body })).version;
}

/** All of them or none. */
export async function changeInquiries(
  ids: readonly number[],
  { status, assignee }: InquiryChange,
): Promise<void> {
  await adminCall(inquiryDeskApi.changeAll, { body: { ids: [...ids], status, assignee } });
}

export async function removeInquiries(ids: readonly number[]): Promise<void> {
  await adminCall(inquiryDeskApi.remove, { body: { ids: [...ids] } });
}

/** `key`: the same one sent again is the same memo. */
export async function addMemo(id: number, text: string, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  return (await adminCall(inquiryDeskApi.memo, { params: { id }, body: { text }, headers })).message;
}

/** `key`: the same one sent again is the same answer. */
export async function sendReply(
  id: number,
  { subject, text }: { subject: string; text: string },
  key: string,
): Promise<string> {
  const headers = { 'idempotency-key': key };
  return (await adminCall(inquiryDeskApi.reply, { params: { id }, body: { subject, text }, headers }))
    .message;
}
