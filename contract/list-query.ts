import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { highestPage, listQueryReaders, readPageNumber } from './page.ts';

export const pageNumber = z.pipe(z.transform(readPageNumber), z.int().check(z.gte(1), z.lte(highestPage)));

/** Page, keyword and where to look for it. Nothing is refused. */
export function listQuery<Field extends string>(fields: Readonly<Record<Field, string>>) {
  const read = listQueryReaders(fields);
  const known = Object.keys(fields) as [Field, ...Field[]];
  return z.object({
    page: pageNumber,
    keyword: z.pipe(z.transform(read.keyword), z.string().check(z.maxLength(limits.keyword))),
    field: z.pipe(
      z.transform((value: unknown): string => read.field(value)),
      z.enum(known) as z.ZodMiniType<Field, string>,
    ),
  });
}
