import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { popupFromWire } from './current-popup.wire.ts';
import { defineFields } from './fields.ts';
import { messages } from './messages.ts';
import type { Popup } from './popup.ts';
import { wholeNumber } from './text.ts';
import { optionalLink } from './web-address.ts';

/** Visitors get the first three; staff also the number and the original name. */
const popup = z.object({
  success: z.literal(true),
  pu_file1_s: z.nullable(z.string()),
  pu_link: z.nullable(z.string()),
  pu_delete: z.literal(0),
  pu_no: z.optional(z.number()),
  pu_file1_o: z.optional(z.string()),
});

/** The popup, or null; one for visitors has no number. */
export const popupAnswer: Codec<Popup | null> = {
  schema: popup,
  encode: (shown) => ({
    success: true,
    pu_file1_s: shown?.file.storedName ?? null,
    pu_link: shown?.link || null,
    pu_delete: 0,
    ...(shown === null || shown.id === 0 ? {} : { pu_no: shown.id, pu_file1_o: shown.file.originalName }),
  }),
  decode: popupFromWire,
};

const id = wholeNumber(messages.admin.popupNone);

export const popupFields = defineFields(z.object({ link: optionalLink }), { link: 'link' });
export const popupLinkFields = defineFields(z.object({ id, link: optionalLink }), {
  id: 'pu_no',
  link: 'link',
});
export const popupDeleteFields = defineFields(z.object({ id }), { id: 'pu_no' });
