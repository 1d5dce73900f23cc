import { dayMs } from '#contract/seoul-day.ts';
import { inquiryTrash } from '#contract/trash.ts';
import type { Db } from '#server/db/schema.ts';
import type { TrashBin } from '#server/trash/trash-bin.ts';
import { trashRepository, type Deletion } from '#server/trash/trash.repository.ts';
import { lockInquiries } from './inquiry-lock.ts';
import type { WriteInquiries } from './inquiry-writes.ts';
import { inquiryRepository as repository, type WholeInquiry } from './inquiry.repository.ts';

const noFile = { file_stored: null, file_name: null, file_size: null };

export type PutInTrash = (trx: Db, inquiries: readonly WholeInquiry[], deletion: Deletion) => Promise<void>;

/** `retentionDays`: what must be destroyed by then is not kept longer by the trash. */
export function createInquiryTrash(retentionDays: number): PutInTrash {
  return (trx, inquiries, deletion) => {
    const records = inquiries.map((whole) => {
      const { id, category, title, created_at } = whole.inquiry;
      const destroyAt = new Date(Date.parse(created_at) + retentionDays * dayMs).toISOString();
      return { record_id: id, category, title, ...noFile, record: JSON.stringify(whole), destroyAt };
    });
    return trashRepository.put(trx, inquiryTrash, records, deletion);
  };
}

/** The inquiries that were deleted. */
export function createInquiryBin(write: WriteInquiries): TrashBin {
  return {
    name: inquiryTrash,
    label: '문의',

    restore: (ids, note) =>
      write(async (trx, tally) => {
        await lockInquiries(trx, ids);
        const rows = await trashRepository.take(trx, inquiryTrash, ids);
        for (const { record } of rows)
          await repository.putBack(trx, tally, JSON.parse(record) as WholeInquiry);
        const restored = rows.map(({ record_id }) => record_id);
        await note(trx, restored);
        return { restored, withoutFile: [] };
      }),

    destroy: (ids, note) =>
      write(async (trx) => {
        await lockInquiries(trx, ids);
        const rows = await trashRepository.take(trx, inquiryTrash, ids);
        await note(
          trx,
          rows.map(({ record_id }) => record_id),
        );
      }),
  };
}
