import { messages } from '#contract/messages.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError } from '#server/errors.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { inquiryRepository as repository } from './inquiry.repository.ts';

/** A transaction takes its turn to change these inquiries. */
export const lockInquiries = (trx: Db, ids: readonly number[]): Promise<void> =>
  takeAdvisoryLock(trx, ...ids.map((id) => `inquiry:${id}`));

/** The same, and gives those that there are as they are from now on, in the order of their numbers. */
export async function lockedRows(trx: Db, ids: readonly number[]): Promise<InquiryRow[]> {
  await lockInquiries(trx, ids);
  return repository.rows(trx, ids);
}

/** The same for one, which has to be there. */
export async function lockedRow(
  trx: Db,
  id: number,
  missing: string = messages.admin.inquiryMissing,
): Promise<InquiryRow> {
  const [row] = await lockedRows(trx, [id]);
  if (row === undefined) throw new AppError('notFound', missing);
  return row;
}
