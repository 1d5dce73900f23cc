import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect, type Connection } from '#server/db/connect.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import { listInquiries } from '#server/inquiry/inquiry-list.repository.ts';
import { addToIndex } from '#server/db/search-index.ts';
import { createPostgresDatabase, engines } from '#tests/support/databases.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const everything = { category: 0, status: null, assigneeId: null, from: '', to: '' };
const query = {
  ...everything,
  page: 1,
  keyword: '',
  field: 'title',
  assignee: '',
  sort: 'newest',
  size: 10,
} as const;

/** As sites stored them before; far apart, so that they stand in different blocks of the index. */
async function addEarlier({ db }: Connection, id: number, company: string, more: object = {}): Promise<void> {
  const row = {
    id,
    category: 0,
    title: `${company} 제휴문의`,
    company,
    name: '홍길동',
    phone: '010-0000-0000',
    email: 'x@naru.example',
    region: '',
    address: '',
    robot_type: '',
    robot_model: '',
    content: '',
    agreed_version: '',
    created_at: '2026-03-01T15:00:00.000Z',
    ...more,
  };
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into inquiry (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(db);
  const { title, name, content } = row;
  await addToIndex(db, 'inquiry', { id, partition: 'c0', texts: { title, name, company, content } });
}

it.each(engines)('the desk takes over inquiries that were there before (%s)', async (engine) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'naru-migration-'));
  const postgres = engine === 'postgres' ? await createPostgresDatabase() : null;
  const connection = connect({ dataDir, databaseUrl: postgres?.url ?? null });
  const { db } = connection;
  await migrate(
    db,
    migrations.filter(({ name }) => name < '0008'),
  );
  await addEarlier(connection, 1, '가람', { phone: '+82 10-1234-5678', region: 'jeju', address: '노형동' });
  await addEarlier(connection, 120_000, '나래', { email: 'NARAE@cafe.example', note: '비용 계산' });
  await addEarlier(connection, 120_001, '다솜', {
    created_at: '2026-03-01T14:59:59.999Z',
    robot_type: 'serving',
    robot_model: 'T10',
  });

  await migrate(db);
  const found = async (field: 'all' | 'tel' | 'company', keyword: string) => {
    const { items } = await listInquiries(db, everything, { ...query, field, keyword });
    return items.map(({ company }) => company).join(' ');
  };
  expect(await found('tel', '010-1234')).toBe('가람');
  expect(await found('all', '제주')).toBe('가람');
  expect(await found('all', 'narae@')).toBe('나래');
  expect(await found('all', '비용')).toBe('나래');
  expect(await found('all', 't10')).toBe('다솜');
  expect(await found('company', '다솜')).toBe('다솜');
  expect(await found('all', '홍길동')).toBe('다솜 나래 가람');

  const days = await listInquiries(db, { ...everything, from: '2026-03-02', to: '2026-03-02' }, query);
  expect([days.totalCount, days.items.map(({ company }) => company)]).toEqual([2, ['나래', '가람']]);
  const all = await listInquiries(db, everything, query);
  expect(all.totalCount).toBe(3);
  expect(all.items.map(({ status, isRead, assignee }) => [status, isRead, assignee])).toEqual(
    Array.from({ length: 3 }, () => [0, true, null]),
  );
  const rows = await db.selectFrom('inquiry').select(['receipt', 'phone_digits']).orderBy('id').execute();
  expect(new Set(rows.map(({ receipt }) => receipt)).size).toBe(3);
  for (const { receipt } of rows) expect(receipt).toMatch(/^[0-9A-F]{26}$/);
  expect(rows[0]?.phone_digits).toBe('01012345678');

  await connection.close();
  await postgres?.drop();
  await rm(dataDir, { recursive: true });
});
