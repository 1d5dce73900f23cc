import { expect, it } from 'vitest';
import { boards } from '#contract/boards.ts';
import type { PostInput } from '#contract/post.ts';
import { createBoardRepository } from '#server/board/board.repository.ts';
import { changedRow } from '#server/board/post-rows.ts';
import { describeOnBoth } from '#tests/support/databases.ts';

const input = (change: Partial<PostInput> = {}): PostInput => ({
  title: '제목',
  content: '내용',
  url: '',
  category: 0,
  industry: 0,
  ...change,
});
const partition = { category: 0, industry: 0 };
const query = { page: 1, keyword: '', field: 'title' } as const;
const events = createBoardRepository(boards.event);
const cases = createBoardRepository(boards.case);

describeOnBoth('board repository', (database) => {
  const db = () => database().connection.db;

  it('lists the newest first and brings the asked page into range', async () => {
    for (let day = 1; day <= 25; day += 1) {
      await events.insert(
        db(),
        input({ title: `소식 ${day}` }),
        null,
        `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
      );
    }
    const first = await events.list(db(), partition, query, 10);
    expect(first.items.map((post) => post.title)).toEqual(
      Array.from({ length: 10 }, (_, index) => `소식 ${25 - index}`),
    );
    expect(first).toMatchObject({ page: 1, pageSize: 10, totalPages: 3, totalCount: 25 });
    const last = await events.list(db(), partition, { ...query, page: 99 }, 10);
    expect(last.page).toBe(3);
    expect(last.items.map((post) => post.title)).toEqual(['소식 5', '소식 4', '소식 3', '소식 2', '소식 1']);
  });

  it('finds a keyword anywhere, whatever its case and composition, and takes wildcards literally', async () => {
    const found = async (keyword: string, field: 'title' | 'content' | 'all' = 'all') =>
      (await cases.list(db(), partition, { page: 1, keyword, field }, 10)).items.map((post) => post.title);
    const at = '2026-02-01T00:00:00.000Z';
    await cases.insert(
      db(),
      input({ title: 'NARU 서빙로봇 100% 가동', content: '홀_서빙 \\ 백슬래시' }),
      null,
      at,
    );
    await cases.insert(db(), input({ title: '청소 이야기', content: '로봇 청소기\n두번째 줄' }), null, at);

    expect(await found('로봇')).toEqual(['청소 이야기', 'NARU 서빙로봇 100% 가동']);
    expect(await found('로봇', 'title')).toEqual(['NARU 서빙로봇 100% 가동']);
    expect(await found('로봇', 'content')).toEqual(['청소 이야기']);
    expect(await found('naru')).toHaveLength(1);
    expect(await found('서빙로봇'.normalize('NFD'))).toHaveLength(1);
    expect(await found('100%')).toHaveLength(1);
    expect(await found('1%0')).toEqual([]);
    expect(await found('홀_서')).toHaveLength(1);
    expect(await found('홀%서')).toEqual([]);
    expect(await found('\\')).toHaveLength(1);
    expect(await found('봇')).toHaveLength(2);
    expect(await found('줄')).toHaveLength(1);
    expect(await found('"OR"')).toEqual([]);
    expect(await found("'; drop table case_post; --")).toEqual([]);
  });

  it('searches only the partition that was asked for', async () => {
    await cases.insert(db(), input({ title: '호텔 배송', industry: 5 }), null, '2026-03-01T00:00:00.000Z');
    const inHotels = await cases.list(db(), { category: 0, industry: 5 }, { ...query, keyword: '호텔' }, 10);
    const inRestaurants = await cases.list(db(), partition, { ...query, keyword: '호텔' }, 10);
    expect([inHotels.totalCount, inRestaurants.totalCount]).toEqual([1, 0]);
  });

  it('moves a changed post to its new partition, in lists and in searches', async () => {
    const at = '2026-04-01T00:00:00.000Z';
    const id = await cases.insert(db(), input({ title: '옮길 사례', industry: 3 }), null, at);
    const before = await cases.row(db(), id);
    if (before === null) throw new Error('the post is missing');
    const file = { storedName: 'a.png', originalName: '사진.png', size: 3 };
    const change = input({ title: '옮긴 사례', industry: 4 });
    await cases.update(db(), before, changedRow(before, change, file, { at, by: 'admin' }));
    const oldPartition = await cases.list(db(), { category: 0, industry: 3 }, query, 10);
    const newPartition = await cases.list(db(), { category: 0, industry: 4 }, query, 10);
    expect(oldPartition.totalCount).toBe(0);
    expect(newPartition.items).toMatchObject([
      { id, title: '옮긴 사례', createdAt: at, file: { originalName: '사진.png' } },
    ]);
    expect(
      (await cases.list(db(), { category: 0, industry: 4 }, { ...query, keyword: '옮길' }, 10)).totalCount,
    ).toBe(0);
  });

  it('deletes what is there, ignores what is gone, and never reuses a number', async () => {
    const faq = createBoardRepository(boards.faq);
    const at = '2026-05-01T00:00:00.000Z';
    const first = await faq.insert(db(), input(), null, at);
    const removed = await faq.remove(db(), [first, 999_999]);
    expect(removed.map((post) => post.id)).toEqual([first]);
    expect(await faq.insert(db(), input(), null, at)).toBeGreaterThan(first);
    expect((await faq.list(db(), partition, query, 10)).totalCount).toBe(1);
    expect((await faq.list(db(), partition, { ...query, keyword: '제목' }, 10)).totalCount).toBe(1);
  });
});
