import type { Db } from '#server/db/schema.ts';

const keyLifeMs = 24 * 60 * 60 * 1000;

/** Keys older than this stand for nothing any more. */
function startOfKeys(now: Date): string {
  return new Date(now.getTime() - keyLifeMs).toISOString();
}

export const idempotencyRepository = {
  /** The record that a key stands for: for a day the same key is the same record. */
  async find(db: Db, key: string, now: Date): Promise<number | null> {
    const row = await db
      .selectFrom('idempotency')
      .select('record_id')
      .where('key', '=', key)
      .where('created_at', '>=', startOfKeys(now))
      .executeTakeFirst();
    return row?.record_id ?? null;
  },

  async remember(db: Db, key: string, recordId: number, now: Date): Promise<void> {
    const fresh = { record_id: recordId, created_at: now.toISOString() };
    await db
      .insertInto('idempotency')
      .values({ key, ...fresh })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(fresh))
      .execute();
  },

  async forgetOld(db: Db, now: Date): Promise<void> {
    await db.deleteFrom('idempotency').where('created_at', '<', startOfKeys(now)).execute();
  },
};
