import type { SearchField } from '#contract/choices.ts';
import type { ListQuery, Page } from '#contract/page.ts';
import { publicListApi } from '#contract/public-list.api.ts';
import type { Post } from '#contract/post.ts';
import type { Partition, SiteReader } from '#contract/reader.ts';
import { call } from './call.ts';

/** Public pages' questions, asked over the JSON API: the browser's side of `SiteReader`. */
export function apiReader(signal?: AbortSignal): SiteReader {
  const shared = { credentials: 'omit', ...(signal === undefined ? {} : { signal }) } as const;

  function list(partition: Partition, query: Partial<ListQuery<SearchField>>): Promise<Page<Post>> {
    const { board, category, industry = 0 } = partition;
    const params = { category, industry };
    return call(publicListApi(board), { ...shared, params, query });
  }

  return {
    posts(partition, { page, keyword, field }) {
      return list(partition, keyword === '' ? { page } : { page, keyword, field });
    },
    async whole(partition) {
      return (await list(partition, {})).items;
    },
  };
}
