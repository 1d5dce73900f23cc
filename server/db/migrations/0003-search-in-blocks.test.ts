import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { boards } from '#contract/boards.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import { connect } from '#server/db/connect.ts';
import { pairs } from '#server/db/bigrams.ts';
import { migrate } from '#server/db/migrate.ts';
import { start } from './0001-start.ts';

const partition = { category: 0, industry: 0 };
const events = createBoardRepository(boards.event);

it('finds posts that were written before the index had blocks', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'naru-migration-'));
  const { db, close } = connect({ dataDir, databaseUrl: null });
  await migrate(db, [start]);
  for (const [id, title] of [
    [1, '서빙로봇'],
    [145_000, '로봇 청소기'],
  ] as const) {
    const row = { id, title, content: '', url: '', ...partition, created_at: '2026-01-01T00:00:00.000Z' };
    await db
      .insertInto('event_post')
      .values({ ...row, file_stored: null, file_name: null, file_size: null })
      .execute();
    const words = pairs(title).map((pair) => `c0i0z${pair}`);
    await sql`insert into event_post_search (rowid, title, content) values (${id}, ${words.join(' ')}, '')`.execute(
      db,
    );
  }

  await migrate(db);
  const find = async (keyword: string, page = 1, pageSize = 10) =>
    (await events.list(db, partition, { page, keyword, field: 'all' }, pageSize)).items.map(
      (post) => post.title,
    );

  expect(await find('로봇')).toEqual(['로봇 청소기', '서빙로봇']);
  expect(await find('서')).toEqual(['서빙로봇']);
  expect(await find('기')).toEqual(['로봇 청소기']);
  expect(await find('봇')).toEqual(['로봇 청소기', '서빙로봇']);
  expect(await find('로봇청')).toEqual([]);
  expect([await find('로봇', 1, 1), await find('로봇', 2, 1)]).toEqual([['로봇 청소기'], ['서빙로봇']]);
  await close();
  await rm(dataDir, { recursive: true });
});
