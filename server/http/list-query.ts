import { limits } from '#contract/limits.ts';
import { isCleanText } from '#contract/clean-text.ts';
import type { ListQuery } from '#contract/page.ts';

function first(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : '';
}

/** Reads page, keyword and field. Whatever makes no sense means: page 1, no keyword, the first field. */
export function readListQuery<Field extends string>(
  query: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<Field, string>>,
): ListQuery<Field> {
  const page = Math.trunc(Number(first(query['page'])));
  const keyword = first(query['keyword']).normalize('NFC').trim().slice(0, limits.keyword);
  const field = first(query['field']);
  const [fallback] = Object.keys(fields) as [Field];
  return {
    page: Number.isFinite(page) ? Math.min(Math.max(page, 1), 999_999_999) : 1,
    keyword: isCleanText(keyword) ? keyword : '',
    field: Object.hasOwn(fields, field) ? (field as Field) : fallback,
  };
}
