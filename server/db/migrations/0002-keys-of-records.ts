import type { Migration } from './migration.ts';

/** Posts are sent with an idempotency key as inquiries are: what a key stands for is any record. */
export const keysOfRecords: Migration = {
  name: '0002-keys-of-records',
  async up(db) {
    await db.schema.alterTable('idempotency').renameColumn('inquiry_id', 'record_id').execute();
  },
};
