import * as z from 'zod/mini';
import type { Page } from './page.ts';

/** The one place that knows how a list and a plain answer travel. */
export const paginationWire = z.object({
  totalPages: z.number(),
  currentPage: z.number(),
  pageSize: z.number(),
  totalCount: z.number(),
});

export function listAnswer<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ success: z.boolean(), list: z.array(item), pagination: paginationWire });
}

export const doneAnswer = z.object({ success: z.boolean(), message: z.string() });

/** Names of the list parameters in an address. */
export const listFields = { curPage: 'page', keyword: 'keyword', filter: 'field' } as const;

export function pageToWire<Item, Wire>(page: Page<Item>, encode: (item: Item) => Wire) {
  return {
    success: true,
    list: page.items.map(encode),
    pagination: {
      totalPages: page.totalPages,
      currentPage: page.page,
      pageSize: page.pageSize,
      totalCount: page.totalCount,
    },
  };
}

const looseList = z.object({
  success: z.optional(z.boolean()),
  list: z.array(z.record(z.string(), z.unknown())),
  pagination: z.optional(
    z.object({
      totalPages: z._default(z.number(), 1),
      currentPage: z._default(z.number(), 1),
      pageSize: z._default(z.number(), 10),
      totalCount: z._default(z.number(), 0),
    }),
  ),
});

/** A list that is never paged, such as the FAQ's, may come without the page object. */
const onePage = { totalPages: 1, currentPage: 1, pageSize: 10 } as const;

/** Reads a list answer; anything else than a list is an error of the caller's to show. */
export function pageFromWire<Item>(
  raw: unknown,
  decode: (item: Record<string, unknown>) => Item,
): Page<Item> {
  const { list, pagination = { ...onePage, totalCount: list.length } } = looseList.parse(raw);
  return {
    items: list.map(decode),
    page: pagination.currentPage,
    pageSize: pagination.pageSize,
    totalPages: pagination.totalPages,
    totalCount: pagination.totalCount,
  };
}
