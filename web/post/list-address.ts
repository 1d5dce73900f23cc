import { searchFields, type SearchField } from '#contract/choices.ts';
import { listQueryReaders, type ListQuery } from '#contract/page.ts';

/** Names in a list page's address, such as `?tab=hotel&keyword=T10&filter=all&page=2`. */
export const addressNames = { page: 'page', keyword: 'keyword', field: 'filter', tab: 'tab' } as const;

/** Industries as they are spelled in an address, in the order of the catalogue. */
export const industryTabs = [
  'restaurant',
  'buffet',
  'cafe-bakery',
  'screen-golf',
  'hospital',
  'hotel',
  'other',
] as const;

export type PostQuery = ListQuery<SearchField>;

const read = listQueryReaders(searchFields);

/** What a list page's address asks for; anything odd in it asks for the default. */
export function readListQuery(params: URLSearchParams): PostQuery {
  return {
    page: read.page(params.get(addressNames.page)),
    keyword: read.keyword(params.get(addressNames.keyword)),
    field: read.field(params.get(addressNames.field)),
  };
}

export function readIndustry(params: URLSearchParams): number {
  const index = (industryTabs as readonly string[]).indexOf(params.get(addressNames.tab) ?? '');
  return Math.max(index, 0);
}

/** The search part of a list page's address, defaults left out: one list, one address. */
export function listSearch(query: Partial<PostQuery>, industry = 0): string {
  const params = new URLSearchParams();
  const { page = 1, keyword = '', field = 'title' } = query;
  if (industry > 0) params.set(addressNames.tab, industryTabs[industry] ?? '');
  if (keyword !== '') {
    params.set(addressNames.keyword, keyword);
    params.set(addressNames.field, field);
  }
  if (page > 1) params.set(addressNames.page, String(page));
  return params.size === 0 ? '' : `?${params.toString()}`;
}
