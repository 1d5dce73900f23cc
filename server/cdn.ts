import { setTimeout as wait } from 'node:timers/promises';
import type { CdnConfig } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import type { Scope } from '#server/versions.ts';

/** Every kept answer carries it: all of them refer to the files of one build. */
const wholeSite = 'site';

/**
 * Other servers on the same database hear of a write a moment later; a page that is asked of them before would be
 * kept old. Writes of the same scope within it share a request.
 */
const settleMs = 500;
const retryMs = [1_000, 4_000, 15_000];
const answerWithinMs = 5_000;

/**
 * For how many seconds in all an answer may be kept on the way: so many, and as many again while a new one is asked for. Of
 * an answer that turns by itself it is half of what is left: it may wait here for the other half before it is sent.
 */
export const secondsOnTheWay = (seconds: number, holds: number) =>
  Math.max(0, Math.min(2 * seconds, Math.floor(holds / 2)));

/** What a content delivery network is told of an answer that is the same for everyone and made of these scopes. */
export function cdnHeaders(used: Iterable<Scope>, seconds: number, inAll: number): Record<string, string> {
  const kept = Math.min(seconds, inAll);
  return {
    'cache-control': `public, max-age=0, s-maxage=${kept}, stale-while-revalidate=${inAll - kept}`,
    'cache-tag': [wholeSite, ...used].join(','),
  };
}

/** Tells the network which answers it must no longer send. */
export interface Purge {
  scope(scope: Scope): void;
  /** Another build may have started: what is kept may refer to files that are gone. */
  everything(): void;
}

export function createPurge({ purgeUrl, purgeToken }: CdnConfig, log: Log): Purge {
  const waiting = new Set<string>();

  async function ask(tag: string): Promise<void> {
    const answer = await fetch(purgeUrl.replaceAll('{tag}', encodeURIComponent(tag)), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(purgeToken !== '' && { authorization: `Bearer ${purgeToken}` }),
      },
      body: JSON.stringify({ tags: [tag] }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
  }

  async function send(tag: string): Promise<void> {
    await wait(settleMs, undefined, { ref: false });
    waiting.delete(tag);
    for (const pause of [...retryMs, null]) {
      try {
        return await ask(tag);
      } catch (error) {
        log.warn({ err: error, tag }, 'purge failed');
        if (pause === null) return;
        await wait(pause, undefined, { ref: false });
      }
    }
  }

  function purge(tag: string): void {
    if (purgeUrl === '' || waiting.has(tag)) return;
    waiting.add(tag);
    void send(tag);
  }

  return { scope: purge, everything: () => purge(wholeSite) };
}
