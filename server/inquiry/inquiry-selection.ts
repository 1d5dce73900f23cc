import { everyInquiryCategory } from '#contract/choices.ts';
import { nobody, type InquiryQuery } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import type { Db } from '#server/db/schema.ts';
import { notFound } from '#server/errors.ts';
import { findAdminCalled } from '#server/session/admin.repository.ts';
import type { Selection } from './inquiry-counts.ts';

/** No admin has this number. */
const unknownAdmin = -1;

async function assigneeIdOf(db: Db, assignee: string): Promise<number | null> {
  if (assignee === '') return null;
  if (assignee === nobody) return 0;
  return (await findAdminCalled(db, assignee))?.id ?? unknownAdmin;
}

/** The inquiries of a category that somebody asks for. */
export async function selectionOf(db: Db, category: number, query: InquiryQuery): Promise<Selection> {
  if (category >= everyInquiryCategory.length) throw notFound(messages.wire.unknownCategory);
  const { status, from, to } = query;
  return { category, status, assigneeId: await assigneeIdOf(db, query.assignee), from, to };
}
