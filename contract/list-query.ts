import * as z from 'zod/mini';
import { tidyKeyword } from './clean-text.ts';
import { limits } from './limits.ts';

const most = 999_999_999;

/** Of a parameter that is named twice, the first; of anything but text, nothing. */
function textIn(value: unknown): string {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  return typeof one === 'string' ? one : '';
}

/** The number of a page; whatever makes no sense means page 1. */
export const pageNumber = z.pipe(
  z.transform((value: unknown) => {
    const page = Math.trunc(Number(textIn(value)));
    return Number.isFinite(page) ? Math.min(Math.max(page, 1), most) : 1;
  }),
  z.int().check(z.gte(1), z.lte(most)),
);

/** Page, keyword and where to look for it. Nothing is refused: what makes no sense means no keyword, the first field. */
export function listQuery<Field extends string>(fields: Readonly<Record<Field, string>>) {
  const known = Object.keys(fields) as [Field, ...Field[]];
  return z.object({
    page: pageNumber,
    keyword: z.pipe(
      z.transform((value: unknown) => tidyKeyword(textIn(value))),
      z.string().check(z.maxLength(limits.keyword)),
    ),
    field: z.pipe(
      z.transform((value: unknown): string => known.find((field) => field === textIn(value)) ?? known[0]),
      z.enum(known) as z.ZodMiniType<Field, string>,
    ),
  });
}
