import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCache } from './answer-cache.ts';
import { encodingFor, type Encoding, type ReadyAnswer } from './ready-answer.ts';

/**
 * Answers what is asked for all the time without walking through the framework: the same bytes and headers, straight
 * from the cache. Everything else, and everything unusual, is left to the routes.
 */
export interface HotPath {
  /** From now on this exact address may be answered by the cache's entry of that name. */
  learn(url: string, name: string): void;
  /** Answers and says true, or leaves the request untouched. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

const mostAddresses = 4_000;

type Head = string[];

export function createHotPath(cache: AnswerCache, always: Readonly<Record<string, string>>): HotPath {
  const names = new Map<string, string>();
  const heads = new WeakMap<ReadyAnswer, Partial<Record<Encoding, Head>>>();

  /** Name, value, name, value …: made once for an answer, and cheaper to write than an object. */
  function headOf(answer: ReadyAnswer, encoding: Encoding, body: Buffer): Head {
    const known = heads.get(answer) ?? {};
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    const all = { ...always, ...answer.headers, ...coding, 'content-length': String(body.length) };
    known[encoding] ??= Object.entries(all).flat();
    heads.set(answer, known);
    return known[encoding];
  }

  return {
    learn(url, name) {
      if (names.size >= mostAddresses) names.clear();
      names.set(url, name);
    },
    answer(request, response) {
      if (request.method !== 'GET') return false;
      const name = names.get(request.url ?? '');
      if (name === undefined) return false;
      const { headers } = request;
      // A cookie may mean staff, a known tag a shorter answer, a missing or second host a refusal.
      if (headers.cookie !== undefined || headers['if-none-match'] !== undefined || !hasPlainHost(request))
        return false;
      const answer = cache.peek(name);
      if (answer === null) return false;
      const encoding = encodingFor(headers['accept-encoding']);
      const body = answer.bodies[encoding];
      if (body === undefined) return false;
      response.writeHead(200, headOf(answer, encoding, body));
      response.end(body);
      return true;
    },
  };
}

function hasPlainHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
