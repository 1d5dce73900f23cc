import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnswerCache } from './answer-cache.ts';
import { createAnswerForms, type AnswerForm } from './answer-form.ts';

/**
 * Answers what is asked for all the time without walking through the framework: the same bytes and headers, straight
 * from the cache. Everything else, and everything unusual, is left to the routes.
 */
export interface HotPath {
  /** From now on this exact address may be answered by the cache's entry of that name. */
  learn(url: string, name: string): void;
  /** What a plain GET of this address gets, if it is in memory. */
  find(url: string, acceptEncoding: string | undefined): AnswerForm | null;
  /** Answers and says true, or leaves the request untouched. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
}

const mostAddresses = 4_000;

export function createHotPath(cache: AnswerCache, always: Readonly<Record<string, string>>): HotPath {
  const names = new Map<string, string>();
  const formOf = createAnswerForms(always);

  function find(url: string, acceptEncoding: string | undefined): AnswerForm | null {
    const name = names.get(url);
    const answer = name === undefined ? null : cache.peek(name);
    return answer === null ? null : formOf(answer, acceptEncoding);
  }

  return {
    learn(url, name) {
      if (names.size >= mostAddresses) names.clear();
      names.set(url, name);
    },
    find,
    answer(request, response) {
      const { method, headers } = request;
      // A cookie may mean staff, a known tag a shorter answer, a missing or second host a refusal.
      if (method !== 'GET' || headers.cookie !== undefined || headers['if-none-match'] !== undefined)
        return false;
      const form = hasOneHost(request) ? find(request.url ?? '', headers['accept-encoding']) : null;
      if (form === null) return false;
      response.writeHead(200, form.head);
      response.end(form.body);
      return true;
    },
  };
}

function hasOneHost({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name !== undefined && name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}
