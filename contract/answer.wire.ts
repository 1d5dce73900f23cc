import * as z from 'zod/mini';
import type { Codec } from './codec.ts';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

function objectIn(raw: unknown): Readonly<Record<string, unknown>> {
  if (typeof raw !== 'object' || raw === null) throw new TypeError('not an object');
  return raw as Readonly<Record<string, unknown>>;
}

/** Something was done; the answer says so in words. */
export const doneAnswer: Codec<string> = {
  schema: z.object({ success: z.literal(true), message: z.string() }),
  encode: (message) => ({ success: true, message }),
  decode: (raw) => text(objectIn(raw)['message']),
};

/** A file, which is no JSON: a caller gets its bytes. */
export const fileAnswer: Codec<unknown> = {
  schema: z.string(),
  encode: (file) => file,
  decode: (raw) => raw,
};

/** Something was made; the answer also gives its number. */
export const createdAnswer: Codec<{ message: string; id: number }> = {
  schema: z.object({ success: z.literal(true), message: z.string(), id: z.number() }),
  encode: ({ message, id }) => ({ success: true, message, id }),
  decode(raw) {
    const { message, id } = objectIn(raw);
    return { message: text(message), id: Number(id ?? 0) || 0 };
  },
};

const changed = z.object({ success: z.literal(true), message: z.string(), version: z.number() });

/** A change is made; its version goes with the next one. */
export const changedAnswer: Codec<{ message: string; version: number }> = {
  schema: changed,
  encode: ({ message, version }) => ({ success: true, message, version }),
  decode(raw) {
    const { message, version } = changed.parse(raw);
    return { message, version };
  },
};

export function recordAnswer<Value>(item: Codec<Value>): Codec<Value> {
  return {
    schema: z.object({ success: z.literal(true), data: item.schema }),
    encode: (value) => ({ success: true, data: item.encode(value) }),
    decode: (raw, asked) => item.decode(objectIn(raw)['data'], asked),
  };
}
