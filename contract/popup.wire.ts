import * as z from 'zod/mini';
import { schemaOf, type Codec } from './codec.ts';
import { popupFields, popupFromWire } from './current-popup.wire.ts';
import { defineFields, namesSent } from './fields.ts';
import { messages } from './messages.ts';
import { noPopup, type Popup, type PopupInput } from './popup.ts';
import { wholeNumber } from './text.ts';
import { optionalLink } from './web-address.ts';
import { encodeFields } from './wire-field.ts';

/** The popup, or null; one for visitors has no number. */
export const popupAnswer: Codec<Popup | null> = {
  schema: z.extend(schemaOf<Popup>(popupFields), { success: z.literal(true), pu_delete: z.literal(0) }),
  encode: (popup) => ({ success: true, ...encodeFields<Popup>(popupFields, popup ?? noPopup), pu_delete: 0 }),
  decode: popupFromWire,
};

const rules = { link: optionalLink } satisfies Record<keyof PopupInput, z.ZodMiniType>;
const names = namesSent<keyof PopupInput>(popupFields);
const { popupNone, popupNoneToChange } = messages.admin;

export const popupBody = defineFields(z.object(rules), names);
export const popupChangeBody = defineFields(z.object({ id: wholeNumber(popupNoneToChange), ...rules }), {
  id: 'pu_no',
  ...names,
});
export const popupDeleteBody = defineFields(z.object({ id: wholeNumber(popupNone) }), { id: 'pu_no' });
