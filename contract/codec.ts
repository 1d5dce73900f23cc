import * as z from 'zod/mini';

/** What the path of a call said; an answer may leave out what its question named already. */
export type Asked = Readonly<Record<string, string | number>>;

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
