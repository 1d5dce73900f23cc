import * as z from 'zod/mini';
import {
  decodeFields,
  encodeFields,
  type Asked,
  type Raw,
  type WireFields,
  type WireKind,
} from './wire-field.ts';

/**
 * How one resource travels: its shape on the wire, and the way there and back. The server keeps to the shape (tests
 * and development check it); reading may be kinder than that.
 */
export interface Codec<Value> {
  schema: z.ZodMiniType;
  encode(value: Value): unknown;
  /** Throws on what cannot be read. */
  decode(raw: unknown, asked: Asked): Value;
}

const kinds: Readonly<Record<WireKind, z.ZodMiniType>> = {
  text: z.string(),
  number: z.number(),
  time: z.iso.datetime({ offset: true }),
  'text or null': z.nullable(z.string()),
  'number or null': z.nullable(z.number()),
  'time or null': z.nullable(z.iso.datetime({ offset: true })),
  'text?': z.optional(z.string()),
  'number?': z.optional(z.number()),
  'flag?': z.optional(z.boolean()),
  'time or null?': z.optional(z.nullable(z.iso.datetime({ offset: true }))),
};

/** The shape of fields that are listed in a table. */
export function schemaOf<Value>(fields: WireFields<Value>): z.ZodMiniObject {
  const shapes = Object.values<{ shape: Readonly<Record<string, WireKind>> }>(fields);
  const named = shapes.flatMap(({ shape }) =>
    Object.entries(shape).map(([name, kind]) => [name, kinds[kind]]),
  );
  return z.object(Object.fromEntries(named) as Record<string, z.ZodMiniType>);
}

/** A resource whose fields are listed in a table. */
export function fieldsCodec<Value extends object>(fields: WireFields<Value>): Codec<Value> {
  return {
    schema: schemaOf(fields),
    encode: (value) => encodeFields(fields, value),
    decode: (raw, asked) => decodeFields(fields, raw as Raw, asked),
  };
}

/** A resource that travels as it is, but for the names of its fields. */
export function renamed<Shape extends Record<string, z.ZodMiniType>>(
  schema: z.ZodMiniObject<Shape>,
  names: Readonly<Record<keyof Shape & string, string>>,
): Codec<z.infer<z.ZodMiniObject<Shape>>> {
  type Value = z.infer<z.ZodMiniObject<Shape>>;
  const pairs = Object.entries<string>(names);
  const rename = (source: Record<string, unknown>, from: 0 | 1, to: 0 | 1) =>
    Object.fromEntries(pairs.map((pair) => [pair[to], source[pair[from]]]));
  const wire = z.object(rename(schema.shape, 0, 1) as Record<string, z.ZodMiniType>);
  return {
    schema: wire,
    encode: (value) => rename(value, 0, 1),
    decode: (raw) => rename(wire.parse(raw), 1, 0) as Value,
  };
}
