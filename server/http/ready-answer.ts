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

type Encoding = 'br' | 'gzip';

/** A whole answer with its tag, ready to be sent; compressed when the first visitor who takes that form asks. */
export interface ReadyAnswer {
  status: number;
  plain: Buffer;
  headers: Readonly<Record<string, string>>;
  etag: string;
  compressed: Map<Encoding, Promise<Buffer>>;
}

export function prepareAnswer({ status, body, headers }: FreshAnswer): ReadyAnswer {
  const plain = Buffer.from(body);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  const caching = status === 200 ? { 'cache-control': 'no-cache', etag } : { 'cache-control': 'no-store' };
  return {
    status,
    plain,
    etag,
    headers: { ...caching, vary: 'accept-encoding', ...headers },
    compressed: new Map(),
  };
}

function compress(answer: ReadyAnswer, encoding: Encoding): Promise<Buffer> {
  const known = answer.compressed.get(encoding);
  if (known !== undefined) return known;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: answer.plain.length },
  };
  const made = encoding === 'br' ? compressBrotli(answer.plain, quality) : compressGzip(answer.plain);
  answer.compressed.set(encoding, made);
  return made;
}

const encodings: readonly [Encoding, RegExp][] = [
  ['br', /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/],
  ['gzip', /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/],
];

function encodingFor(accepted: string | string[] | undefined): Encoding | null {
  const text = String(accepted ?? '');
  return encodings.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

/** Sends an answer in the visitor's encoding, or 304 when the visitor has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  void reply.code(answer.status).headers(answer.headers);
  if (answer.status === 200 && request.headers['if-none-match']?.includes(answer.etag))
    return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(answer.plain);
  return reply.header('content-encoding', encoding).send(await compress(answer, encoding));
}
