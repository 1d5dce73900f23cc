import { tidyKeyword } from './clean-text.ts';
import { limits } from './limits.ts';

/** One page of a list, the same in the server, over the wire and in the browser. */
export interface Page<Item> {
  items: Item[];
  page: number;
  pageSize: number;
  totalPages: number;
  totalCount: number;
}

export interface ListQuery<Field extends string = string> {
  page: number;
  keyword: string;
  field: Field;
}

export const highestPage = 999_999_999;

/** Of a parameter that is named twice, the first; of anything but text, nothing. */
export function textIn(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : '';
}

/** The number of a page; whatever makes no sense means page 1. */
export function readPageNumber(value: unknown): number {
  const page = Math.trunc(Number(textIn(value)));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), highestPage) : 1;
}

/** How page, keyword and where to look for it are read. What makes no sense means no keyword, the first field. */
export function listQueryReaders<Field extends string>(fields: Readonly<Record<Field, string>>) {
  const known = Object.keys(fields) as [Field, ...Field[]];
  return {
    page: readPageNumber,
    keyword: (value: unknown) => tidyKeyword(textIn(value)),
    field: (value: unknown) => known.find((field) => field === textIn(value)) ?? known[0],
  };
}

export function totalPages(totalCount: number, pageSize: number): number {
  return Math.max(1, Math.ceil(totalCount / pageSize));
}

/** Brings whatever was asked for into 1…totalPages; what is not a whole number asks for page 1. */
export function clampPage(asked: number, pages: number): number {
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), pages) : 1;
}

/** The numbers shown under a list: windows of ten, as in 1–10, 11–20. */
export function pageWindow(page: number, pages: number, size: number = limits.pageWindow): number[] {
  const first = Math.floor((page - 1) / size) * size + 1;
  const last = Math.min(first + size - 1, pages);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, offset) => first + offset);
}

/** Row numbers count down from the total, so that the oldest row is always number 1. */
export function rowNumber(
  page: Pick<Page<unknown>, 'page' | 'pageSize' | 'totalCount'>,
  index: number,
): number {
  return page.totalCount - (page.page - 1) * page.pageSize - index;
}
