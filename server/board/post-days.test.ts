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
        .values({ board: boards.event.name, ...partition, stage: 'shown', pinned: 0, day, posts: 2_000 })
        .execute();
    }
    const start = (offset: number) => startOfPage(db, boards.event, partition, 'shown', offset);
    expect(await partitionTotal(db, boards.event, partition, 'shown')).toBe(8_000);
    expect(await start(90)).toEqual({ after: null, skip: 90 });
    expect(await start(6_090)).toEqual({ after: { pinned: 0, day: '2026-01-02' }, skip: 90 });
  });
});
