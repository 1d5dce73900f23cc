import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/databases.ts';
import { insertRows } from './insert-rows.ts';

const at = '2026-03-01T00:00:00.000Z';

describeOnBoth('rows written at once', (database) => {
  const db = () => database().connection.db;
  const keys = () =>
    db().selectFrom('idempotency').select(['key', 'record_id']).orderBy('record_id').execute();

  it('are stored to the letter, numbers as numbers and nothing as nothing', async () => {
    const texts = ['줄\n바꿈\u2028"따옴표" \\ 끝', "it's 100% _", '로봇 🤖', '{"a":1}', '12', ''];
    const rows = texts.map((text, index) => ({
      sent_at: index % 2 === 0 ? null : at,
      inquiry_id: index,
      kind: 'reply',
      recipient: 'hong@naru.example',
      subject: '제목',
      text,
      state: 'sent',
      reason: '',
      tries: 0,
      created_at: at,
      queued_at: at,
      due_at: at,
      lease: '',
      lease_until: '',
    }));
    await insertRows(db(), 'mail_outbox', rows);
    const stored = await db().selectFrom('mail_outbox').selectAll().orderBy('inquiry_id').execute();
    expect(stored.map(({ id: _id, ...row }) => row)).toEqual(rows);
  });

  it('may replace what is there', async () => {
    const write = (records: Record<string, number>) =>
      insertRows(
        db(),
        'idempotency',
        Object.entries(records).map(([key, record_id]) => ({ key, record_id, created_at: at })),
        sql`on conflict (key) do update set record_id = excluded.record_id`,
      );
    await write({ one: 1, two: 2 });
    await write({ two: 4, three: 3 });
    expect(await keys()).toEqual([
      { key: 'one', record_id: 1 },
      { key: 'three', record_id: 3 },
      { key: 'two', record_id: 4 },
    ]);
  });

  it('may be none', async () => {
    expect(await insertRows(db(), 'idempotency', [])).toEqual([]);
  });
});
