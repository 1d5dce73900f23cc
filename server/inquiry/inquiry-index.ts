import type { Db } from '#server/db/schema.ts';
import { addToIndex, removeFromIndex } from '#server/db/search-index.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { partitionName, searchTexts } from './inquiry-search.ts';
import { addPhoneEndings, removePhoneEndings } from './phone-endings.ts';

/** All that a search finds inquiries by. */
export async function indexInquiries(db: Db, rows: readonly InquiryRow[]): Promise<void> {
  const entries = rows.map((row) => ({ row, partition: partitionName(row.category, row.status) }));
  await addToIndex(
    db,
    'inquiry',
    ...entries.map(({ row, partition }) => ({ id: row.id, partition, texts: searchTexts(row) })),
  );
  await addPhoneEndings(
    db,
    entries.map(({ row, partition }) => ({ inquiryId: row.id, partition, digits: row.phone_digits })),
  );
}

export async function unindexInquiries(db: Db, ids: readonly number[]): Promise<void> {
  await removeFromIndex(db, 'inquiry', ids);
  await removePhoneEndings(db, ids);
}
