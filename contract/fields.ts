import type * as z from 'zod/mini';

/** Field → the name under which it travels, or several: then the first that carries anything counts. */
export type FieldTable<Field extends string = string> = Readonly<Record<Field, string | readonly string[]>>;

/** Fields that travel by name, in a body or in an address: the rules for them, and the names. */
export interface Fields<Schema extends z.ZodMiniType = z.ZodMiniType, Table extends FieldTable = FieldTable> {
  schema: Schema;
  names: Table;
}

/** A table that forgets a field of the schema is a type error. It may name more: what is sent, but not read. */
export function defineFields<
  Schema extends z.ZodMiniType,
  const Table extends FieldTable<keyof z.infer<Schema> & string>,
>(schema: Schema, names: Table): Fields<Schema, Table> {
  return { schema, names };
}

/** Fields of a resource that are also sent, each under a name of its own. */
export type SentFields<Field extends string> = Readonly<Record<Field, { sentAs: FieldTable[string] }>>;

/** The names under which fields of a resource are sent, from the table that says how it travels. */
export function namesSent<Field extends string>(fields: SentFields<Field>): FieldTable<Field> {
  const sent = Object.entries<object>(fields).flatMap(([field, entry]) =>
    'sentAs' in entry ? [[field, entry.sentAs]] : [],
  );
  return Object.fromEntries(sent) as FieldTable<Field>;
}

/** What is to be said about each field; `undefined` leaves it out. */
export type FieldValues<Form> =
  Form extends Fields<infer Schema, infer Table>
    ? {
        [Field in keyof Table]: Field extends keyof z.infer<Schema>
          ? z.infer<Schema>[Field] | undefined
          : unknown;
      }
    : undefined;

export const wireNames = (table: FieldTable): [field: string, wire: string][] =>
  Object.entries(table).flatMap(([field, names]) =>
    [names].flat().map((wire): [string, string] => [field, wire]),
  );

/** Takes fields out of what came under wire names; what the table does not list is left behind. */
export function readFields(table: FieldTable, raw: unknown): Record<string, unknown> {
  const source = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const known: Record<string, unknown> = {};
  for (const [field, wire] of wireNames(table)) {
    if (Object.hasOwn(source, wire) && known[field] === undefined) known[field] = source[wire];
  }
  return known;
}

/** The reverse of `readFields`: each field under every wire name that carries it, as older servers expect. */
export function writeFields(
  table: FieldTable,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const carried = wireNames(table).filter(([field]) => fields[field] !== undefined);
  return Object.fromEntries(carried.map(([field, wire]) => [wire, fields[field]]));
}
