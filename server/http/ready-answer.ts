import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export interface FreshAnswer {
  status: number;
  body: string;
  headers: Readonly<Record<string, string>>;
}

export type Encoding = 'identity' | 'br' | 'gzip';

/** A whole answer with its tag, ready to be sent; compressed when the first visitor who takes that form asks. */
export interface ReadyAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
}

export function prepareAnswer({ status, body, headers }: FreshAnswer): ReadyAnswer {
  const identity = Buffer.from(body);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const caching = status === 200 ? { 'cache-control': 'no-cache', etag } : { 'cache-control': 'no-store' };
  return { status, etag, headers: { ...caching, vary: 'accept-encoding', ...headers }, bodies: { identity } };
}

async function bodyIn(encoding: Encoding, { bodies }: ReadyAnswer): Promise<Buffer> {
  const known = bodies[encoding];
  if (known !== undefined) return known;
  const hint = {
    [constants.BROTLI_PARAM_QUALITY]: 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: bodies.identity.length,
  };
  const made = await (encoding === 'br'
    ? compressBrotli(bodies.identity, { params: hint })
    : compressGzip(bodies.identity, { level: 4 }));
  bodies[encoding] = made;
  return made;
}

/** The smallest form that a visitor takes; `br;q=0` says no. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Sends an answer in the visitor's encoding, or 304 when the visitor has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  void reply.code(answer.status).headers(answer.headers);
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag)
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply.send(await bodyIn(encoding, answer));
}
