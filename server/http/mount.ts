import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { readFields, type Body, type Endpoint } from '#contract/endpoint.ts';
import { messages } from '#contract/messages.ts';
import { invalid, notFound } from '#server/errors.ts';

type Parsed<Definition extends Endpoint> = {
  params: Definition['params'] extends z.ZodMiniType ? z.infer<Definition['params']> : undefined;
  body: Definition['body'] extends Body<infer Schema> ? z.infer<Schema> : undefined;
  /** Query parameters by their own names, as text, unchecked. */
  query: Record<string, unknown>;
};

type Handler<Definition extends Endpoint> = (
  input: Parsed<Definition>,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

function parse(schema: z.ZodMiniType, raw: unknown): unknown {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw invalid(result.error.issues[0]?.message ?? messages.wire.invalid);
}

/** Reads a body (JSON, form fields or the text fields of a multipart) by the contract's rules. */
export function parseBody<Schema extends z.ZodMiniType>(body: Body<Schema>, raw: unknown): z.infer<Schema> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw invalid(messages.wire.invalid);
  return parse(body.schema, readFields(body.fields, raw)) as z.infer<Schema>;
}

function parseParams(endpoint: Endpoint, raw: unknown): unknown {
  if (endpoint.params === undefined) return undefined;
  const result = endpoint.params.safeParse(raw);
  if (!result.success) throw notFound();
  return result.data;
}

/** Where a proxy strips the body of a DELETE, the address carries its fields. */
function readBody(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (endpoint.body === undefined) return undefined;
  const raw = request.body ?? (endpoint.method === 'DELETE' ? request.query : null);
  return parseBody(endpoint.body, raw);
}

export const fastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Puts one call of the contract on the router. */
export function mount<Definition extends Endpoint>(
  app: FastifyInstance,
  endpoint: Definition,
  handler: Handler<Definition>,
): void {
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    handler: async (request, reply) => {
      const input = {
        params: parseParams(endpoint, request.params),
        body: readBody(endpoint, request),
        query: readFields(endpoint.query ?? {}, request.query),
      };
      return handler(input as Parsed<Definition>, request, reply);
    },
  });
}
