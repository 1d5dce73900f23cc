import * as z from 'zod/mini';
import { isBlank, isCleanText, withoutDirectionMarks } from './clean-text.ts';
import { messages } from './messages.ts';

const clean = z.refine<string>(isCleanText, { error: messages.valid.badCharacters, abort: true });
/** Text as it is stored, and as its length is counted. */
export function tidyText(value: string): string {
  const text = withoutDirectionMarks(value).normalize('NFC').replaceAll('\r\n', '\n').trim();
  return isBlank(text) ? '' : text;
}

const tidy = z.overwrite<string>(tidyText);
export const upTo = (max: number) => z.maxLength(max, messages.valid.tooLong(max));

/** Text as people type it: composed (NFC), trimmed, to be seen, without characters that databases refuse. */
export function requiredText(max: number, missing: string) {
  return z.string({ error: missing }).check(clean, tidy, z.minLength(1, missing), upTo(max));
}

/** Optional text: absent and null mean empty. */
export function optionalText(max: number) {
  const given = z.string({ error: messages.wire.invalid }).check(clean, tidy, upTo(max));
  return z.pipe(
    z.transform((value: unknown) => value ?? ''),
    given,
  );
}

/** A whole number from 0 to 999,999,999, sent as a number or, in forms and addresses, as digits. */
export function wholeNumber(error: string = messages.wire.invalid, most = 999_999_999) {
  return z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value,
    ),
    z.number({ error }).check(z.int(error), z.gte(0, error), z.lte(most, error)),
  );
}

/** Absent and, as forms send it, empty mean undefined. */
export const optionalNumber = z.pipe(
  z.transform((value: unknown): unknown => (value === '' || value === null ? undefined : value)),
  z.optional(wholeNumber()),
);

/** The number of one of `count` choices. */
export function choiceOf(count: number) {
  return wholeNumber(messages.valid.choice, count - 1);
}

const spelledFlags = new Map<unknown, boolean>([
  ['true', true],
  ['on', true],
  ['false', false],
]);

/** true and false, also as a form spells them; absent means undefined. */
export const optionalFlag = z.pipe(
  z.transform((value: unknown) => spelledFlags.get(value) ?? value ?? undefined),
  z.optional(z.boolean({ error: messages.wire.invalid })),
);
