import type { Db } from '#server/db/schema.ts';

/** Writes down which there were, in the transaction that does it. */
export type Note = (trx: Db, ids: readonly number[]) => Promise<void>;

/** What of the trash belongs to one kind of record: each brings its own back, and destroys it. */
export interface TrashBin {
  /** The name of a board, or `inquiry`. */
  name: string;
  /** What the access log calls it. */
  label: string;
  /** What is there of these; those whose file is gone come back without it. */
  restore(ids: readonly number[], note: Note): Promise<{ restored: number[]; withoutFile: number[] }>;
  /** What is there of these, for good and with all that hangs on them. */
  destroy(ids: readonly number[], note: Note): Promise<void>;
}
