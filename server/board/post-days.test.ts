import { expect, it } from 'vitest';
import { boards } from '#contract/boards.ts';
import { describeOnBoth } from '#tests/support/databases.ts';
import { partitionTotal, startOfPage } from './post-days.ts';

const partition = { category: 0, industry: 0 };

describeOnBoth('days of posts', (database) => {
  it('find where a deep page begins, so that few rows are passed over', async () => {
    const { db } = database().connection;
    const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'];
    for (const day of days) {
      await db
        .insertInto('post_day')
        .values({ board: boards.event.name, ...partition, day, posts: 2_000 })
        .execute();
    }
    expect(await partitionTotal(db, boards.event, partition)).toBe(8_000);
    const { skip: nearby } = await startOfPage(db, boards.event, partition, 90);
    expect(nearby).toBe(90);
    expect(await startOfPage(db, boards.event, partition, 6_090)).toEqual({ before: '2026-01-02', skip: 90 });
  });
});
