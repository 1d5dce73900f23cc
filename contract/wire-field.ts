/** What the path of a call said; an answer may leave out what its question named already. */
export type Asked = Readonly<Record<string, string | number>>;
export type Raw = Readonly<Record<string, unknown>>;

/** What stands under a name. In words, so that a page that only reads needs no schema library. */
export type WireKind =
  | 'text'
  | 'number'
  | 'time'
  | 'text or null'
  | 'number or null'
  | 'time or null'
  | 'text?'
  | 'number?'
  | 'flag?'
  | 'time or null?';

/** How one field of a resource travels: what stands under which names, and the way there and back. */
export interface WireField<Value, Whole> {
  shape: Readonly<Record<string, WireKind>>;
  encode(value: Value, whole: Whole): Raw;
  /** Kinder than the shape: what is missing, or is something else, is empty. */
  decode(raw: Raw, asked: Asked): Value;
}

/** Every field of a resource, in the order of the wire; one that is forgotten is a type error. */
export type WireFields<Whole> = { readonly [Field in keyof Whole]-?: WireField<Whole[Field], Whole> };

/** What comes under the first of several names that carries anything. */
function first(raw: Raw, names: readonly string[]): unknown {
  return names
    .map((name) => raw[name])
    .find((value) => value !== undefined && value !== null && value !== '');
}

export function readText(raw: Raw, ...names: string[]): string {
  const value = first(raw, names);
  return typeof value === 'string' ? value : '';
}

export function readNumber(raw: Raw, ...names: string[]): number {
  return Number(first(raw, names) ?? 0) || 0;
}

/** A field under one name; older servers may call it otherwise. */
interface NamedField<Value> extends WireField<Value, unknown> {
  name: string;
  kind: WireKind;
}

function namedField<Value>(name: string, kind: WireKind, decode: (raw: Raw) => Value): NamedField<Value> {
  return { name, kind, shape: { [name]: kind }, encode: (value) => ({ [name]: value }), decode };
}

export function textField(
  name: string,
  olderNames: readonly string[] = [],
  kind: 'text' | 'time' = 'text',
): NamedField<string> {
  return namedField(name, kind, (raw) => readText(raw, name, ...olderNames));
}

export function numberField(name: string, olderNames: readonly string[] = []): NamedField<number> {
  return namedField(name, 'number', (raw) => readNumber(raw, name, ...olderNames));
}

/** Written under another name, but read as before. */
export function writtenAs<Value>(name: string, field: NamedField<Value>): NamedField<Value> {
  return namedField(name, field.kind, (raw) => field.decode(raw, {}));
}

/** Read where it comes, but not written. */
export function unwritten<Value, Whole>(field: WireField<Value, Whole>): WireField<Value, Whole> {
  return { ...field, shape: {}, encode: () => ({}) };
}

export function encodeFields<Whole extends object>(fields: WireFields<Whole>, whole: Whole): Raw {
  const parts = Object.entries<WireField<unknown, Whole>>(fields).map(([name, field]) =>
    field.encode(whole[name as keyof Whole], whole),
  );
  return Object.assign({}, ...parts) as Raw;
}

export function decodeFields<Whole extends object>(fields: WireFields<Whole>, raw: Raw, asked: Asked): Whole {
  const entries = Object.entries<WireField<unknown, Whole>>(fields).map(([name, field]) => [
    name,
    field.decode(raw, asked),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as Whole;
}
