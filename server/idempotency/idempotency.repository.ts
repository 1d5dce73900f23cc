import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import { skipLocked } from '#server/db/skip-locked.ts';

const keyLifeMs = 24 * 60 * 60 * 1000;

/** A key counts for a day after it was made, and as long ahead: the clock may have been set back since. */
function lifeOfKeys(now: Date): { from: string; until: string } {
  return {
    from: new Date(now.getTime() - keyLifeMs).toISOString(),
    until: new Date(now.getTime() + keyLifeMs).toISOString(),
  };
}

export const idempotencyRepository = {
  /** The record that a key stands for: for a day the same key is the same record. */
  async find(db: Db, key: string, now: Date): Promise<number | null> {
    const { from, until } = lifeOfKeys(now);
    const row = await db
      .selectFrom('idempotency')
      .select('record_id')
      .where('key', '=', key)
      .where('created_at', '>=', from)
      .where('created_at', '<=', until)
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
    const { from, until } = lifeOfKeys(now);
    await sql`delete from idempotency where key in (
      select key from idempotency where created_at < ${from} or created_at > ${until} ${skipLocked(db)}
    )`.execute(db);
  },
};
