import { limits } from '#contract/limits.ts';
import type { Page } from '#contract/page.ts';
import type { Post } from '#contract/post.ts';
import type { Partition, SiteReader } from '#contract/reader.ts';
import { CallError } from '#web/api/call-error.ts';
import type { PostQuery } from './list-address.ts';

/** Why there is no list: the server said `success: false`, there is no such category, or anything else. */
export type ListFailure = 'refused' | 'missing' | 'failed';

export interface PostList {
  failure: ListFailure | null;
  page: Page<Post>;
}

const emptyPage: Page<Post> = {
  items: [],
  page: 1,
  pageSize: limits.publicPageSize,
  totalPages: 1,
  totalCount: 0,
};

/** A list in one of its states; failing is a state too, because the page around it still stands. */
export async function readPostList(
  reader: SiteReader,
  partition: Partition,
  query: PostQuery,
  report?: (error: unknown) => void,
): Promise<PostList> {
  try {
    return { failure: null, page: await reader.posts(partition, query) };
  } catch (error) {
    report?.(error);
    return { failure: failureOf(error), page: emptyPage };
  }
}

function failureOf(error: unknown): ListFailure {
  if (!(error instanceof CallError) || error.kind !== 'refused') return 'failed';
  if (error.status === 404) return 'missing';
  return error.status < 400 ? 'refused' : 'failed';
}
