import { PassThrough, type Readable } from 'node:stream';
import { liveEvents, type DeskNews } from '#contract/live.ts';
import type { Log } from '#server/log.ts';

interface LiveDependencies {
  read: () => Promise<DeskNews>;
  /** Those of these sessions that live. */
  livingAmong: (sessions: readonly string[]) => Promise<ReadonlySet<string>>;
  log: Log;
}

/** What comes together is told together. */
const gatherMs = 100;
/** So soon a session that has ended anywhere is noticed, and a change whose figures could not be read is told. */
const lookMs = 1_000;
/** Proxies close what has been silent for half a minute or more. */
const beatMs = 20_000;
/** So soon a browser comes back whose connection broke. */
const retryMs = 2_000;

const eventText = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
const newsTexts = ({ unread, arrived }: DeskNews) => [
  eventText(liveEvents.unread, unread),
  eventText(liveEvents.arrived, arrived),
];

/** Tells every open window of the staff how much waits to be opened: one look at the database for all of them. */
export function createLiveService({ read, livingAmong, log }: LiveDependencies) {
  const sessions = new Map<PassThrough, string>();
  /** What all of them have been told. */
  let told: string[] = [];
  let isStale = true;
  let isLooking = false;
  let gathering: NodeJS.Timeout | null = null;
  let timers: NodeJS.Timeout[] = [];

  function say(text: string): void {
    for (const stream of sessions.keys()) stream.write(text);
  }

  async function endTheEnded(): Promise<void> {
    // Who comes while the database answers was not asked about.
    const asked = [...sessions];
    const living = await livingAmong([...new Set(sessions.values())]);
    for (const [stream, session] of asked) {
      if (living.has(session)) continue;
      leave(stream);
      stream.end(eventText(liveEvents.end, {}));
    }
  }

  async function tellNews(): Promise<void> {
    isStale = false;
    const texts = newsTexts(await read());
    const news = texts.filter((text) => !told.includes(text));
    told = texts;
    if (news.length > 0) say(news.join(''));
  }

  /** First who may still hear it. */
  async function look(): Promise<void> {
    if (isLooking || sessions.size === 0) return;
    isLooking = true;
    try {
      await endTheEnded();
      if (isStale) await tellNews();
    } catch (error) {
      isStale = true;
      log.warn({ err: error }, 'unread inquiries not counted');
    } finally {
      isLooking = false;
    }
  }

  function start(): void {
    if (timers.length > 0) return;
    timers = [setInterval(() => void look(), lookMs), setInterval(() => say(':\n\n'), beatMs)];
    for (const timer of timers) timer.unref();
  }

  /** Nobody is there to be told. */
  function rest(): void {
    timers.forEach(clearInterval);
    timers = [];
    told = [];
  }

  function leave(stream: PassThrough): void {
    sessions.delete(stream);
    if (sessions.size === 0) rest();
  }

  return {
    /** The figures have changed, on whichever server. */
    changed(): void {
      isStale = true;
      if (gathering !== null || sessions.size === 0) return;
      gathering = setTimeout(() => {
        gathering = null;
        void look();
      }, gatherMs);
      gathering.unref();
    },

    /** A stream of events that lasts as long as the session. */
    follow(session: string): Readable {
      const stream = new PassThrough();
      sessions.set(stream, session);
      stream.once('close', () => leave(stream));
      stream.write(`retry: ${retryMs}\n\n`);
      if (told.length > 0) stream.write(told.join(''));
      else isStale = true;
      start();
      void look();
      return stream;
    },

    /** Ends all streams; whoever followed comes back to another server. */
    stop(): void {
      for (const stream of sessions.keys()) stream.end();
    },
  };
}

export type LiveService = ReturnType<typeof createLiveService>;
