import type * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import type { Fields, FieldValues } from './fields.ts';
import type { Access } from './roles.ts';
import type { Upload } from './upload.ts';
import type { Asked } from './wire-field.ts';

/** One call of the API: what it is named, what goes in, what comes out. Server, browser and API document read it. */
export interface Endpoint<Answer = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  access: Access;
  summary: string;
  params?: z.ZodMiniType;
  query?: Fields;
  body?: Fields;
  answer: Codec<Answer>;
  /** How the answer travels: as JSON unless said otherwise. */
  answers?: 'json' | 'events' | 'spreadsheet';
  /** How the body travels; JSON unless said otherwise. */
  carries?: 'json' | 'json-or-form' | 'multipart' | 'json-or-multipart';
  /** How many bytes its fields may have, where more than elsewhere is read so that it can be refused in words. */
  bodyBytes?: number;
  /** The file that comes, or may come, with a multipart body. */
  file?: Upload;
  timeoutMs: number;
}

export function defineEndpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

type Rules<Part> = Part extends Fields<infer Schema> ? z.infer<Schema> : undefined;

/** What a handler gets: all of it checked. */
export interface Received<Definition extends Endpoint> {
  params: Definition['params'] extends z.ZodMiniType ? z.infer<Definition['params']> : undefined;
  query: Rules<Definition['query']>;
  body: Rules<Definition['body']>;
}

/** What a handler gives and a caller gets. */
export type AnswerOf<Definition extends Endpoint> = ReturnType<Definition['answer']['decode']>;

/** What a caller says. */
export interface Sent<Definition extends Endpoint> {
  params?: Asked;
  query?: Partial<FieldValues<Definition['query']>>;
  body?: FieldValues<Definition['body']>;
}

/** Fills `{name}` in a path. */
export function fillPath(path: string, params: Asked = {}): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
