import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Every key names the call it was sent with, those of inquiries too, which had none. */
export const keysByCall: Migration = {
  name: '0005-keys-by-call',
  async up(db) {
    await sql`update idempotency set key = 'inquiry:' || key where key not like '%:%'`.execute(db);
  },
};
