import type { SearchField } from '#contract/choices.ts';
import type { ListQuery, Page } from '#contract/page.ts';
import { popupApi } from '#contract/popup.api.ts';
import { postApi } from '#contract/post.api.ts';
import type { Post } from '#contract/post.ts';
import type { Shelf, SiteReader } from '#contract/reader.ts';
import { call } from './call.ts';

/** Public pages' questions, asked over the JSON API: the browser's side of `SiteReader`. */
export function apiReader(signal?: AbortSignal): SiteReader {
  const shared = { credentials: 'omit', ...(signal === undefined ? {} : { signal }) } as const;

  function list(shelf: Shelf, query: Partial<ListQuery<SearchField>>): Promise<Page<Post>> {
    const { board, category, industry = 0 } = shelf;
    const params = { category, industry };
    return call(postApi(board).publicList, { ...shared, params, query });
  }

  return {
    posts(shelf, { page, keyword, field }) {
      return list(shelf, keyword === '' ? { page } : { page, keyword, field });
    },
    async whole(shelf) {
      return (await list(shelf, {})).items;
    },
    popup: () => call(popupApi.current, shared),
  };
}
