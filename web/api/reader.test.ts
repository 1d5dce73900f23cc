import { afterEach, expect, test, vi } from 'vitest';
import { boards } from '#contract/boards.ts';
import { apiReader } from './reader.ts';
import { categoryNames } from '#web/post/post-view.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(body: unknown) {
  const fetched = vi.fn<typeof fetch>(async () => Promise.resolve(Response.json(body)));
  vi.stubGlobal('fetch', fetched);
  return () => fetched.mock.calls[0]?.[0];
}

const pagination = { totalPages: 3, currentPage: 2, pageSize: 12, totalCount: 30 };
const query = { page: 2, keyword: '', field: 'all' } as const;

test('keyword and filter are sent only when there is a keyword', async () => {
  const asked = answerWith({ success: true, list: [], pagination });
  await apiReader().posts({ board: boards.event, category: 1 }, query);
  expect(asked()).toBe('/api/event/cateId/1?curPage=2');

  const askedAgain = answerWith({ success: true, list: [], pagination });
  await apiReader().posts({ board: boards.case, category: 2 }, { ...query, keyword: 'T10' });
  expect(askedAgain()).toBe('/api/review/categories/2/0?curPage=2&keyword=T10&filter=all');
});

test('an event is read under its lower-case names and under the upper-case ones', async () => {
  const lower = { id: 4, title: '새 로봇', content: '내용', e_url: '', imageUrl: '/resources/upload/a.webp' };
  const upper = { ID: 5, TITLE: '옛 로봇', CONTENT: '글', VIDEO_URL: 'https://youtu.be/abcdefghijk' };
  answerWith({
    success: true,
    list: [lower, { ...upper, IMAGE_URL: '/resources/upload/b.png' }],
    pagination,
  });
  const { items, page, totalPages } = await apiReader().posts({ board: boards.event, category: 0 }, query);
  expect(items).toMatchObject([
    { id: 4, title: '새 로봇', file: { storedName: 'a.webp' } },
    { id: 5, title: '옛 로봇', url: 'https://youtu.be/abcdefghijk', file: { storedName: 'b.png' } },
  ]);
  expect({ page, totalPages }).toEqual({ page: 2, totalPages: 3 });
});

test('an event whose picture has an address that cannot be read is an event without a picture', async () => {
  const list = [
    { id: 4, title: '새 로봇', imageUrl: '/resources/upload/100%.png' },
    { id: 5, title: '옛 로봇', imageUrl: '/resources/upload/b%20c.png' },
  ];
  answerWith({ success: true, list, pagination });
  const { items } = await apiReader().posts({ board: boards.event, category: 0 }, query);
  expect(items).toMatchObject([
    { id: 4, title: '새 로봇', file: null },
    { id: 5, file: { storedName: 'b c.png' } },
  ]);
});

test.each([
  ['subtitle', { subtitle: '한정 이벤트', status: '진행중' }, '한정 이벤트'],
  ['status', { subtitle: '', status: '진행중' }, '진행중'],
  ['STATUS', { STATUS: '마감' }, '마감'],
])('what the server sends as %s stands in the place of the category', async (_, sent, shown) => {
  answerWith({ success: true, list: [{ id: 4, title: '새 로봇', content: '내용', ...sent }], pagination });
  const { items } = await apiReader().posts({ board: boards.event, category: 1 }, query);
  expect(items.map((post) => categoryNames(boards.event, post))).toEqual([[shown]]);
});

test('an event that says nothing of its category is of the list it came with', async () => {
  answerWith({ success: true, list: [{ id: 4, title: '새 로봇', content: '내용' }], pagination });
  const { items } = await apiReader().posts({ board: boards.event, category: 1 }, query);
  expect(items).toMatchObject([{ category: 1 }]);
  expect(items.map((post) => categoryNames(boards.event, post))).toEqual([['뉴스/공지']]);
});

test('a video address counts, also where the link beside it is empty', async () => {
  const videoUrl = 'https://www.youtube-nocookie.com/embed/abcdefghijk';
  answerWith({ success: true, list: [{ id: 4, title: '새 로봇', e_url: '', videoUrl }], pagination });
  const { items } = await apiReader().posts({ board: boards.event, category: 0 }, query);
  expect(items).toMatchObject([{ url: videoUrl }]);
});

test('the FAQ is read whole, also when it comes without a page object', async () => {
  const asked = answerWith({ success: true, list: [{ fv_no: 1, fv_title: '질문', fv_content: '답' }] });
  expect(await apiReader().whole({ board: boards.faq, category: 0 })).toMatchObject([
    { id: 1, title: '질문', content: '답' },
  ]);
  expect(asked()).toBe('/api/faqVideo/cateId/0');
});
