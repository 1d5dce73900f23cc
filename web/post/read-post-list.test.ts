import { expect, test } from 'vitest';
import { boards } from '#contract/boards.ts';
import type { SiteReader } from '#contract/reader.ts';
import { CallError } from '#web/api/call-error.ts';
import { readPostList } from './read-post-list.ts';

const query = { page: 4, keyword: '', field: 'title' } as const;
const partition = { board: boards.case, category: 0 };

function readerThatThrows(error: unknown): SiteReader {
  const fail = () => {
    throw error;
  };
  return { posts: fail, whole: fail };
}

test.each([
  ['success: false', new CallError('refused', { status: 200 }), 'refused'],
  ['404', new CallError('refused', { status: 404 }), 'missing'],
  ['500', new CallError('refused', { status: 500 }), 'failed'],
  ['no network', new CallError('offline'), 'failed'],
  ['no JSON', new CallError('garbage', { status: 200 }), 'failed'],
  ['a database that is away', new Error('connect ECONNREFUSED'), 'failed'],
])('%s leaves an empty first page and says why', async (_, error, failure) => {
  const list = await readPostList(readerThatThrows(error), partition, query);
  expect(list).toMatchObject({ failure, page: { items: [], page: 1, totalPages: 1 } });
});
