import type * as z from 'zod/mini';

/** Wire name → name used everywhere else. */
export type FieldTable = Readonly<Record<string, string>>;

/** A body: which legacy name carries which field, and the rules for the fields. */
export interface Body<Schema extends z.ZodMiniType = z.ZodMiniType> {
  fields: FieldTable;
  schema: Schema;
}

export type Access = 'open' | 'admin';

/** One call of the API: what it is named, what goes in, what comes out. Server, browser and API document read it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'DELETE';
  path: string;
  access: Access;
  summary: string;
  answer: z.ZodMiniType;
  params?: z.ZodMiniType;
  query?: FieldTable;
  body?: Body;
  /** How the body travels; JSON unless said otherwise. */
  carries?: 'json' | 'json-or-form' | 'multipart';
  /** Name of the multipart field with the file. */
  file?: string;
  timeoutMs: number;
}

export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

/** Renames wire fields; what the table does not list is left behind. */
export function readFields(table: FieldTable, raw: unknown): Record<string, unknown> {
  const source = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const known: Record<string, unknown> = {};
  for (const [wire, name] of Object.entries(table)) {
    if (Object.hasOwn(source, wire) && known[name] === undefined) known[name] = source[wire];
  }
  return known;
}

/** The reverse of `readFields`: each field under every wire name that carries it, as older servers expect. */
export function writeFields(
  table: FieldTable,
  fields: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const carried = Object.entries(table).filter(([, name]) => fields[name] !== undefined);
  return Object.fromEntries(carried.map(([wireName, name]) => [wireName, fields[name]]));
}

/** Fills `{name}` in a path. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
