import * as z from 'zod/mini';
import { adminPageSizes } from './choices.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { highestPage, listQueryReaders, readPageNumber, textIn } from './page.ts';
import { seoulDay } from './seoul-day.ts';

export const pageNumber = z.pipe(z.transform(readPageNumber), z.int().check(z.gte(1), z.lte(highestPage)));

/** One of the sizes that lists of the back office have; anything else means the first. */
export const pageSize = z.pipe(
  z.transform(
    (value: unknown): number =>
      adminPageSizes.find((size) => String(size) === textIn(value)) ?? adminPageSizes[0],
  ),
  z.number(),
);

/** A day, or nothing. One that does not exist is refused: every day would look like an answer. */
export const optionalDay = z.pipe(
  z.transform((value: unknown) => textIn(value).trim()),
  z.string().check(z.refine((day) => day === '' || seoulDay(day) !== null, { error: messages.valid.day })),
);

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
