import type { DeskNews } from '#contract/live.ts';
import { openNewsStream } from './news-stream.ts';

/** What is known so far: the server tells one figure after the other. */
export type KnownNews = Partial<DeskNews>;
type Tell = (news: KnownNews) => void;

interface Following {
  /** Somebody is at work in this window. */
  wake: () => void;
  stop: () => void;
}

/** What one window tells the others; the same twice is no news. */
interface Told {
  news: KnownNews;
  number: number;
}

const name = 'naru-news';

/**
 * All windows of a browser share one stream: a browser opens few connections to a server, and ten windows would take
 * them all. Whichever has the lock listens and tells the others; when it is closed, the next one has it.
 */
function shareStream(tell: Tell): Following {
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let stream: ReturnType<typeof openNewsStream> | null = null;
  let known: Told | null = null;

  // A channel has no other side than this site.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  const say = (message: Told | 'ask') => channel.postMessage(message);

  function hear(told: Told): void {
    if (told.number === known?.number) return;
    known = told;
    tell(told.news);
  }

  function answer(): void {
    if (stream !== null && known !== null) say(known);
    stream?.wake();
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Told | 'ask'>) =>
    data === 'ask' ? answer() : hear(data),
  );

  async function lead(): Promise<void> {
    stream = openNewsStream((news) => {
      const told = { news: { ...known?.news, ...news }, number: Math.random() };
      hear(told);
      say(told);
    });
    await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
    stream.close();
  }

  // Who leaves before it is their turn has nothing to do.
  void navigator.locks.request(name, { signal: leaving.signal }, lead).catch(() => undefined);
  return {
    wake() {
      if (stream === null) say('ask');
      else stream.wake();
    },
    stop() {
      leaving.abort();
      channel.close();
    },
  };
}

/** Where browsers have no locks (a site without https), a window listens while somebody looks at it. */
function listenWhileVisible(tell: Tell): Following {
  let known: KnownNews = {};
  const stream = openNewsStream((news) => {
    known = { ...known, ...news };
    tell(known);
  });
  const follow = () => (document.hidden ? stream.close() : stream.wake());
  document.addEventListener('visibilitychange', follow);
  return {
    wake: follow,
    stop() {
      document.removeEventListener('visibilitychange', follow);
      stream.close();
    },
  };
}

export function followNews(tell: Tell): Following {
  return 'locks' in navigator ? shareStream(tell) : listenWhileVisible(tell);
}
