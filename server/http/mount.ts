import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { isCleanText } from '#contract/clean-text.ts';
import type { AnswerOf, Endpoint, Received } from '#contract/endpoint.ts';
import { readFields, type Fields } from '#contract/fields.ts';
import { messages } from '#contract/messages.ts';
import type { Access } from '#contract/roles.ts';
import { invalid, notFound } from '#server/errors.ts';
import { encodeAnswer } from './answers.ts';
import type { JsonCache, Question } from './json-cache.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may make the call. */
    access?: Access;
  }
}

function parse(schema: z.ZodMiniType, raw: unknown): unknown {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  throw invalid(result.error.issues[0]?.message ?? messages.wire.invalid);
}

const parseFields = ({ schema, names }: Fields, raw: unknown) => parse(schema, readFields(names, raw));

/** What no keyboard types, and not every database takes, is the name of nothing. */
const isClean = (value: unknown) => typeof value !== 'string' || isCleanText(value);

function parseParams({ params }: Endpoint, raw: unknown): unknown {
  const result = params?.safeParse(raw);
  if (result?.success === false || !Object.values(raw ?? {}).every(isClean)) throw notFound();
  return result?.data;
}

/** Reads a body: JSON, form fields or the text fields of a multipart. */
function parseBody({ body }: Endpoint, raw: unknown): unknown {
  if (body === undefined) return undefined;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw invalid(messages.wire.invalid);
  return parseFields(body, raw);
}

/** Reads all that a request says by the contract's rules. */
export function receive<Definition extends Endpoint>(
  endpoint: Definition,
  request: FastifyRequest,
  body: unknown,
): Received<Definition> {
  return {
    params: parseParams(endpoint, request.params),
    body: parseBody(endpoint, body),
    query: endpoint.query && parseFields(endpoint.query, request.query),
  } as Received<Definition>;
}

/** Where a proxy strips the body of a DELETE, the address carries its fields. */
function bodyIn({ method }: Endpoint, request: FastifyRequest): unknown {
  return request.body ?? (method === 'DELETE' ? request.query : null);
}

/** A path of the contract as the router spells it. */
export const fastifyPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Puts one call of the contract on the router. */
export function mount<Definition extends Endpoint>(
  app: FastifyInstance,
  endpoint: Definition,
  handler: (
    input: Received<Definition>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<AnswerOf<Definition>>,
): void {
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { access: endpoint.access },
    ...(endpoint.bodyBytes !== undefined && { bodyLimit: endpoint.bodyBytes }),
    async handler(request, reply) {
      const input = receive(endpoint, request, bodyIn(endpoint, request));
      return encodeAnswer(app, endpoint, await handler(input, request, reply));
    },
  });
}

/** The same for a call that a stream answers. */
export function mountStream<Definition extends Endpoint>(
  app: FastifyInstance,
  endpoint: Definition,
  handler: (
    input: Received<Definition>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<Readable> | Readable,
): void {
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { access: endpoint.access },
    // Its head alone would open a stream that nobody reads.
    exposeHeadRoute: false,
    handler: async (request, reply) =>
      handler(receive(endpoint, request, bodyIn(endpoint, request)), request, reply),
  });
}

/** The same for a call whose answer may be kept in memory. */
export function mountKept<Definition extends Endpoint>(
  app: FastifyInstance,
  cache: JsonCache,
  endpoint: Definition,
  ask: (input: Received<Definition>, request: FastifyRequest) => Promise<Question<AnswerOf<Definition>>>,
): void {
  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    config: { access: endpoint.access },
    async handler(request, reply) {
      const { kept, make } = await ask(receive(endpoint, request, bodyIn(endpoint, request)), request);
      const answer: Question<unknown>['make'] = async (holds) =>
        encodeAnswer(app, endpoint, await make(holds));
      if (kept !== null) return cache.answer(request, reply, kept, answer);
      void reply.header('cache-control', 'no-store');
      return answer(() => {});
    },
  });
}
