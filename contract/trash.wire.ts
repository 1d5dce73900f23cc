import * as z from 'zod/mini';
import { isCleanText } from './clean-text.ts';
import type { Codec } from './codec.ts';
import { defineFields } from './fields.ts';
import { limits } from './limits.ts';
import { pageNumber, pageSize } from './list-query.ts';
import { messages } from './messages.ts';
import { textIn } from './page.ts';
import { wholeNumber } from './text.ts';
import type { TrashItem } from './trash.ts';

const { valid, wire } = messages;
const moment = z.iso.datetime({ offset: true });

const item = z.object({
  board: z.string(),
  id: z.number(),
  category: z.number(),
  title: z.string(),
  trashedAt: moment,
  trashedBy: z.string(),
  destroyAt: moment,
});

export const trashItemCodec: Codec<TrashItem> = {
  schema: item,
  encode: (value) => value,
  decode: (raw) => item.parse(raw),
};

/** `board`: those of one board; nothing: all. */
export const trashQueryFields = defineFields(
  z.object({
    page: pageNumber,
    size: pageSize,
    board: z.pipe(
      z.transform((value: unknown) => textIn(value).trim()),
      z.string().check(z.refine(isCleanText, { error: wire.invalid })),
    ),
  }),
  { page: 'curPage', size: 'size', board: 'board' },
);

const key = z.object(
  {
    board: z.string({ error: wire.invalid }).check(z.refine(isCleanText, { error: wire.invalid })),
    id: wholeNumber(),
  },
  { error: wire.invalid },
);

export const trashKeyFields = defineFields(
  z.object({
    items: z
      .array(key, { error: valid.selectInTrash })
      .check(z.minLength(1, valid.selectInTrash), z.maxLength(limits.idsPerDelete, wire.invalid)),
  }),
  { items: 'items' },
);
