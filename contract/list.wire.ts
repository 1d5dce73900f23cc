import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import type { Page } from './page.ts';

const pagination = z.object({
  totalPages: z.number(),
  currentPage: z.number(),
  pageSize: z.number(),
  totalCount: z.number(),
});

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

/** One page of a list. Anything else than a list is an error of the caller's to show. */
export function listAnswer<Item>(item: Codec<Item>): Codec<Page<Item>> {
  return {
    schema: z.object({ success: z.literal(true), list: z.array(item.schema), pagination }),
    encode: ({ items, page, pageSize, totalPages, totalCount }) => ({
      success: true,
      list: items.map((value) => item.encode(value)),
      pagination: { totalPages, currentPage: page, pageSize, totalCount },
    }),
    decode(raw, asked) {
      const { list, pagination: paging = { ...onePage, totalCount: list.length } } = looseList.parse(raw);
      return {
        items: list.map((value) => item.decode(value, asked)),
        page: paging.currentPage,
        pageSize: paging.pageSize,
        totalPages: paging.totalPages,
        totalCount: paging.totalCount,
      };
    },
  };
}
