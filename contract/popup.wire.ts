import * as z from 'zod/mini';
import { schemaOf, type Codec } from './codec.ts';
import { popupFields, popupFromWire, popupsFromWire, type CurrentPopup } from './current-popup.wire.ts';
import { defineFields, namesSent } from './fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { readMoment } from './moment.ts';
import { noPopup, popupDevices, type Popup, type PopupDevice, type PopupInput } from './popup.ts';
import { optionalFlag, optionalText, wholeNumber } from './text.ts';
import { optionalLink } from './web-address.ts';
import { encodeFields } from './wire-field.ts';

const popupSchema = schemaOf<Popup>(popupFields);

/** The first popup, or null; one for visitors has no number. */
export const popupAnswer: Codec<CurrentPopup | null> = {
  schema: z.extend(popupSchema, {
    success: z.literal(true),
    pu_delete: z.literal(0),
    others: z.optional(z.number()),
  }),
  encode: (popup) => ({
    success: true,
    ...encodeFields<Popup>(popupFields, popup ?? noPopup),
    ...(popup !== null && popup.others > 0 && { others: popup.others }),
    pu_delete: 0,
  }),
  decode: popupFromWire,
};

/** Several, in their order; those for visitors have no numbers. */
export const popupsAnswer: Codec<Popup[]> = {
  schema: z.object({ success: z.literal(true), list: z.array(popupSchema) }),
  encode: (popups) => ({
    success: true,
    list: popups.map((popup) => encodeFields<Popup>(popupFields, popup)),
  }),
  decode: popupsFromWire,
};

const isDevice = (value: string): value is PopupDevice => Object.hasOwn(popupDevices, value);

const moment = (side: 'from' | 'to') =>
  z.pipe(
    optionalText(limits.keyword),
    z.pipe(
      z.transform((text: string) => (text === '' ? '' : readMoment(text, side))),
      z.string({ error: messages.valid.moment }),
    ),
  );

const numeric = new Map<unknown, boolean>([
  ['1', true],
  [1, true],
  ['0', false],
  [0, false],
]);
const flag = z.pipe(
  z.transform((value: unknown) => numeric.get(value) ?? value),
  optionalFlag,
);

const rules = {
  link: optionalLink,
  alt: optionalText(limits.popupAlt),
  from: moment('from'),
  to: moment('to'),
  device: z.pipe(
    z.transform((value: unknown) => (value === undefined || value === null || value === '' ? 'all' : value)),
    z.custom<PopupDevice>((value) => typeof value === 'string' && isDevice(value), {
      error: messages.valid.device,
    }),
  ),
  on: z.pipe(
    flag,
    z.transform((on: boolean | undefined) => on ?? true),
  ),
} satisfies Record<keyof PopupInput, z.ZodMiniType>;

/** What is not said stays as it is. */
const changes = {
  link: z.optional(rules.link),
  alt: z.optional(rules.alt),
  from: z.optional(rules.from),
  to: z.optional(rules.to),
  device: z.optional(rules.device),
  on: z.optional(rules.on),
} satisfies Record<keyof PopupInput, z.ZodMiniType>;

const names = namesSent<keyof PopupInput>(popupFields);
const { popupNone, popupNoneToChange } = messages.admin;

export const popupBody = defineFields(z.object(rules), names);
export const popupChangesBody = defineFields(z.object(changes), names);
export const popupLinkBody = defineFields(
  z.object({ id: wholeNumber(popupNoneToChange), link: rules.link }),
  { id: 'pu_no', link: names.link },
);
export const popupDeleteBody = defineFields(z.object({ id: wholeNumber(popupNone) }), { id: 'pu_no' });
