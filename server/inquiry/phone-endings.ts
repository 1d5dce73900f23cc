import { sql, type RawBuilder } from 'kysely';
import { insertRows } from '#server/db/insert-rows.ts';
import type { Db } from '#server/db/schema.ts';

/** Fewer digits stand in too many numbers: the search index has those, block by block. */
const leastDigits = 5;

/** A number as it is found again; `partition`: what a search is confined to. */
interface PhoneNumber {
  inquiryId: number;
  partition: string;
  digits: string;
}

/** 021234567 → 021234567, 21234567 … 34567: a part of a number is what one of them begins with. */
function endingsOf(digits: string): string[] {
  const many = Math.max(digits.length - leastDigits + 1, 0);
  return Array.from({ length: many }, (_, start) => digits.slice(start));
}

export async function addPhoneEndings(db: Db, numbers: readonly PhoneNumber[]): Promise<void> {
  const rows = numbers.flatMap(({ inquiryId, partition, digits }) =>
    endingsOf(digits).map((ending) => ({ partition, ending, inquiry_id: inquiryId })),
  );
  await insertRows(db, 'inquiry_phone_ending', rows);
}

export async function removePhoneEndings(db: Db, inquiryIds: readonly number[]): Promise<void> {
  await db.deleteFrom('inquiry_phone_ending').where('inquiry_id', 'in', inquiryIds).execute();
}

/** The inquiries whose number has these digits in a row; nothing where they are too few to be found here. */
export function withDigits(partition: string, digits: string): RawBuilder<{ id: number }> | undefined {
  if (digits.length < leastDigits) return undefined;
  // In whatever order a database puts texts, letters come after digits.
  return sql`select distinct inquiry_id as id from inquiry_phone_ending
    where partition = ${partition} and ending between ${digits} and ${`${digits}a`}`;
}
