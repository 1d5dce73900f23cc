import { liveApi } from '#contract/live.api.ts';
import { liveEvents, type DeskNews } from '#contract/live.ts';

interface NewsStream {
  /** Opens it again where it has ended: somebody is at work, so there may be a session again. */
  wake: () => void;
  close: () => void;
}

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

const countsIn = (data: unknown) => liveApi.follow.answer.decode(JSON.parse(String(data)), {});

/**
 * What the server tells of inquiries. A connection that breaks the browser makes again by itself; one that is
 * refused is tried again after a while, each time a longer one; where the session has ended nothing is tried.
 */
export function openNewsStream(tell: (news: Partial<DeskNews>) => void): NewsStream {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  function tryLater(): void {
    close();
    timer = setTimeout(open, pauseMs);
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
  }

  function open(): void {
    close();
    const opened = new EventSource(liveApi.follow.path);
    source = opened;
    for (const name of ['unread', 'arrived'] as const) {
      opened.addEventListener(liveEvents[name], ({ data }) => {
        pauseMs = firstPauseMs;
        tell({ [name]: countsIn(data) });
      });
    }
    opened.addEventListener(liveEvents.end, close);
    opened.addEventListener('error', () => {
      if (opened.readyState === EventSource.CLOSED && opened === source) tryLater();
    });
  }

  open();
  return {
    wake() {
      if (source === null) open();
    },
    close,
  };
}
