import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How much an answer's compression may cost: little for one that is sent once, more for one that is kept. */
type Effort = 'quick' | 'thorough';

const gzipLevel: Record<Effort, number> = { quick: 3, thorough: 6 };
const brotliQuality: Record<Effort, number> = { quick: 3, thorough: 6 };

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
  effort: Effort;
  bodies: { identity: Buffer } & Partial<Record<Encoding, Buffer>>;
  /** Called when another form was made, and the answer holds more bytes than before. */
  grown: () => void;
}

/** Node cuts small buffers out of pieces of 64 kB: one that is kept would keep all of its piece. */
export function inOwnMemory(bytes: Buffer): Buffer {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

export function prepareAnswer({ status, body, headers }: FreshAnswer, grown = () => {}): ReadyAnswer {
  const identity = inOwnMemory(Buffer.from(body));
  const etag = `"${hash('sha256', identity, 'base64url').slice(0, 22)}"`;
  const caching = status === 200 ? { 'cache-control': 'no-cache', etag } : { 'cache-control': 'no-store' };
  const all = { ...caching, vary: 'accept-encoding', ...headers };
  return { status, etag, effort: 'quick', headers: all, bodies: { identity }, grown };
}

/** A head in all its shapes: as headers, as name and value, as it goes over the wire. */
const headBytes = 4_096;

/** What an answer holds in memory: a head and a body for each form. */
export function bytesOf({ bodies }: ReadyAnswer): number {
  return Object.values(bodies).reduce((sum, body) => sum + headBytes + body.length, 0);
}

/** The same answer, to be compressed as well as it pays for one that is sent many times. */
export function squeezed(answer: ReadyAnswer): ReadyAnswer {
  return { ...answer, effort: 'thorough', bodies: { identity: answer.bodies.identity } };
}

/** At once and not in a thread of its own: handing a page over costs as much as compressing it. */
function compress(encoding: Exclude<Encoding, 'identity'>, body: Buffer, effort: Effort): Buffer {
  if (encoding === 'gzip') return inOwnMemory(gzipSync(body, { level: gzipLevel[effort], memLevel: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return inOwnMemory(brotliCompressSync(body, { params }));
}

export function bodyIn(encoding: Encoding, { bodies, effort, grown }: ReadyAnswer): Buffer {
  if (encoding === 'identity') return bodies.identity;
  const known = bodies[encoding];
  if (known !== undefined) return known;
  const made = (bodies[encoding] = compress(encoding, bodies.identity, effort));
  grown();
  return made;
}

/** The smallest form that a visitor takes; `br;q=0` says no. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  if (typeof accepted !== 'string') return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Puts an answer's head into the reply and gives its body in the visitor's encoding; none (304) where it is known. */
export function bodyFor(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Buffer | undefined {
  void reply.code(answer.status).headers(answer.headers);
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    void reply.code(304);
    return undefined;
  }
  const encoding = encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return bodyIn(encoding, answer);
}
