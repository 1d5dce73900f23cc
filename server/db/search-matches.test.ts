import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { describeOnBoth } from '#tests/support/databases.ts';
import { searchForm } from './bigrams.ts';
import { addToIndex, blockSize } from './search-index.ts';
import { findMatches } from './search-matches.ts';

/** Few characters, so that keywords are often found, begin like others, and end at the end of a text. */
const someText = (least: number, most: number) =>
  fc
    .array(fc.constantFrom('로', '봇', 'a', 'B', ' ', '"', '%', '𝄞', '1'), {
      minLength: least,
      maxLength: most,
    })
    .map((characters) => characters.join(''));

describeOnBoth('search', (database, engine) => {
  const db = () => database().connection.db;

  it('finds exactly the texts that contain the keyword, newest first, in any block and on any page', async () => {
    const texts = fc.sample(someText(0, 12), { numRuns: 60, seed: 7 });
    const documents = texts.map((title, index) => ({ id: 1 + index * (blockSize / 10), title }));
    for (const { id, title } of documents) {
      await addToIndex(db(), 'event_post', { id, partition: 'c0i0', texts: { title, content: '' } });
      const row = {
        id,
        title,
        content: '',
        url: '',
        category: 0,
        industry: 0,
        created_at: '2026-01-01',
      };
      await db()
        .insertInto('event_post')
        .values({ ...row, file_stored: null, file_name: null, file_size: null })
        .execute();
    }
    for (const keyword of fc.sample(someText(1, 4), { numRuns: 120, seed: 8 })) {
      const form = searchForm(keyword);
      if (form === '') continue;
      const expected = documents
        .filter(({ title }) => searchForm(title).includes(form))
        .map(({ id }) => id)
        .reverse();
      const question = { partitions: ['c0i0'], terms: [{ keyword, columns: ['title', 'content'] }] };
      const matches = await findMatches(db(), 'event_post', question, { most: 1_000 });
      expect({ keyword, total: matches.total }).toEqual({ keyword, total: expected.length });
      expect([...(await matches.page(5, 0)), ...(await matches.page(100, 5))]).toEqual(expected);
      const capped = await findMatches(db(), 'event_post', question, { most: 3 });
      expect(capped.total).toBe(Math.min(3, expected.length));
      expect(await capped.page(3, 0)).toEqual(expected.slice(0, 3));
      const oldest = await findMatches(db(), 'event_post', question, { most: 1_000, order: 'oldest' });
      expect(oldest.total).toBe(expected.length);
      expect([...(await oldest.page(5, 0)), ...(await oldest.page(100, 5))]).toEqual(expected.toReversed());
      const condition = sql`kept.id % 10000 = 1`;
      const odd = await findMatches(db(), 'event_post', question, { most: 1_000, condition });
      expect(await odd.page(100, 0)).toEqual(expected.filter((id) => id % 10_000 === 1));
    }
  });

  it.runIf(engine === 'postgres')(
    'reads the index, not the rows, of words that every row has too',
    async () => {
      const texts = { title: '로봇a', content: '글마다' };
      const documents = Array.from({ length: 200 }, (_, index) => ({
        id: index + 1,
        partition: 'c0i0',
        texts,
      }));
      await addToIndex(db(), 'case_post', ...documents);
      await sql`analyze case_post_search`.execute(db());
      const scans = async () => {
        await sql`select pg_stat_force_next_flush()`.execute(db());
        const { rows } = await sql<{ scans: string }>`select sum(idx_scan) as scans from pg_stat_user_indexes
        where indexrelname in ('case_post_search_title', 'case_post_search_content')`.execute(db());
        return Number(rows[0]?.scans);
      };
      for (const [keyword, ...columns] of [
        ['봇', 'title', 'content'],
        ['로봇', 'title', 'content'],
        ['로봇a', 'title', 'content'],
        ['글', 'content'],
        ['글마다', 'content'],
      ] as const) {
        const before = await scans();
        const question = { partitions: ['c0i0'], terms: [{ keyword, columns }] };
        expect((await findMatches(db(), 'case_post', question, { most: 1_000 })).total).toBe(200);
        expect({ keyword, isIndexed: (await scans()) > before }).toEqual({ keyword, isIndexed: true });
      }
    },
  );
});
