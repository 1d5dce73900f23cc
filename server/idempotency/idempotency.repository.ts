import { sql } from 'kysely';
import { insertRows } from '#server/db/insert-rows.ts';
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
  /** The records that keys stand for, of those that stand for one: for a day the same key is the same record. */
  async find(db: Db, keys: readonly string[], now: Date): Promise<Map<string, number>> {
    if (keys.length === 0) return new Map();
    const { from, until } = lifeOfKeys(now);
    const rows = await db
      .selectFrom('idempotency')
      .select(['key', 'record_id'])
      .where('key', 'in', keys)
      .where('created_at', '>=', from)
      .where('created_at', '<=', until)
      .execute();
    return new Map(rows.map(({ key, record_id }) => [key, record_id]));
  },

  async remember(db: Db, records: ReadonlyMap<string, number>, now: Date): Promise<void> {
    const rows = Array.from(records, ([key, record_id]) => ({
      key,
      record_id,
      created_at: now.toISOString(),
    }));
    await insertRows(
      db,
      'idempotency',
      rows,
      sql`on conflict (key) do update set record_id = excluded.record_id, created_at = excluded.created_at`,
    );
  },

  async forgetOld(db: Db, now: Date): Promise<void> {
    const { from, until } = lifeOfKeys(now);
    await sql`delete from idempotency where key in (
      select key from idempotency where created_at < ${from} or created_at > ${until} ${skipLocked(db)}
    )`.execute(db);
  },
};
