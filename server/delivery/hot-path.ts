import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { hostsNamed } from '#server/http/hosts.ts';
import type { AnswerCache } from './answer-cache.ts';
import { createAnswerForms, type AnswerForm } from './answer-form.ts';

/**
 * Answers what is asked for all the time without walking through the framework: the same bytes and headers, straight
 * from the cache. Everything else, and everything unusual, is left to the routes.
 */
export interface HotPath {
  /** From now on this exact address may be answered by the cache's entry of that name. */
  learn(url: string, name: string): void;
  /** What a plain GET of this address gets, if it is in memory. Whoever finds it sends it: it is counted here. */
  find(url: string, acceptEncoding: string | undefined, by: AnsweredBy): AnswerForm | null;
  /** Answers and says true, or leaves the request untouched. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** How many were answered so far: no log knows of them. */
  readonly answered: Readonly<Record<AnsweredBy, number>>;
}

type AnsweredBy = 'front_door' | 'hot_path';

const mostAddressBytes = 2 * 1_024 * 1_024;
/** What an address costs besides its letters. */
const addressBytes = 256;

export function createHotPath(cache: AnswerCache, always: Readonly<Record<string, string>>): HotPath {
  const names = new LRUCache<string, string>({
    maxSize: mostAddressBytes,
    sizeCalculation: (name, url) => addressBytes + url.length + name.length,
  });
  const formOf = createAnswerForms(always);
  const answered = { front_door: 0, hot_path: 0 };

  const find: HotPath['find'] = (url, acceptEncoding, by) => {
    const name = names.get(url);
    const answer = name === undefined ? null : cache.peek(name);
    const form = answer === null ? null : formOf(answer, acceptEncoding);
    if (form !== null) answered[by] += 1;
    return form;
  };

  return {
    learn: (url, name) => void names.set(url, name),
    find,
    answered,
    answer(request, response) {
      const { method, headers } = request;
      // A cookie may mean staff, a known tag a shorter answer, a missing or second host a refusal.
      if (method !== 'GET' || headers.cookie !== undefined || headers['if-none-match'] !== undefined)
        return false;
      const form =
        hostsNamed(request) === 1 ? find(request.url ?? '', headers['accept-encoding'], 'hot_path') : null;
      if (form === null) return false;
      response.writeHead(200, form.head);
      response.end(form.body);
      return true;
    },
  };
}
