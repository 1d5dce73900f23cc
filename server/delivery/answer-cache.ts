import { LRUCache } from 'lru-cache';
import { cdnHeaders, secondsOnTheWay } from '#server/cdn.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { always, isWithin, type Span } from '#server/span.ts';
import type { Scope, Snapshot, Versions } from '#server/versions.ts';
import {
  bytesOf,
  prepareAnswer,
  squeezed,
  type FreshAnswer,
  type ReadyAnswer,
} from '#server/http/ready-answer.ts';

interface Entry {
  madeFrom: Snapshot;
  /** What it was made of; everything, as long as it is not known. */
  used: Iterable<Scope>;
  /** Outside of this time it does not hold, whether anything was written or not. */
  span: Span;
  answer: Promise<ReadyAnswer>;
  ready: ReadyAnswer | null;
}

export interface MadeAnswer extends FreshAnswer {
  used: Iterable<Scope>;
  /** For ever, unless said otherwise. */
  span?: Span;
  /** Its address answers others otherwise: nobody on the way may keep it. */
  variesByAsker?: boolean;
}

/**
 * Answers kept in memory by name, each for as long as the data it was made of stays as it was and, where its maker says
 * so, within a time.
 */
export interface AnswerCache {
  /** Asked for many times at once, an answer is made once; only successful ones are kept. */
  get(name: string, make: () => Promise<MadeAnswer>): Promise<ReadyAnswer>;
  /** The answer, if it is there and still holds. */
  peek(name: string): ReadyAnswer | null;
  readonly size: number;
  /** What all entries hold, every compressed form included. */
  readonly bytes: number;
}

export interface CacheBytes {
  wanted: number;
  newcomers: number;
}

interface CacheOptions {
  most?: CacheBytes;
  clock?: Clock;
  /** So long a network in front may keep what is kept here; 0: not at all. */
  cdnSeconds?: number;
}

const megabyte = 1_024 * 1_024;
const roomy: CacheBytes = { wanted: 24 * megabyte, newcomers: 4 * megabyte };

/** Names, promises and all else that an entry is made of besides its answer. */
const entryBytes = 1_024;

const createSegment = (maxSize: number) =>
  new LRUCache<string, Entry>({
    maxSize,
    sizeCalculation: ({ ready }, name) =>
      entryBytes + 2 * name.length + (ready === null ? 0 : bytesOf(ready)),
  });

/**
 * A segmented LRU, both segments bounded in bytes: what was asked for once is newcomer, what was asked for again is
 * wanted. Robots and searches that ask for everything once push out each other, and never what visitors want.
 */
export function createAnswerCache(
  versions: Versions,
  { most = roomy, clock = systemClock, cdnSeconds = 0 }: CacheOptions = {},
): AnswerCache {
  const newcomers = createSegment(most.newcomers);
  const wanted = createSegment(most.wanted);
  const segmentOf = (name: string, entry: Entry) =>
    [newcomers, wanted].find((segment) => segment.peek(name) === entry);

  /** An entry grows by its answer, and by every form in which that is first sent. */
  function weigh(name: string, entry: Entry): void {
    const segment = segmentOf(name, entry);
    // Set anew, because the size of what is there already is not asked for again.
    if (segment?.delete(name)) segment.set(name, entry);
  }

  async function settle(name: string, entry: Entry, made: Promise<MadeAnswer>): Promise<void> {
    try {
      const { status, used, span = always } = await made;
      entry.used = used;
      entry.span = span;
      entry.ready = await entry.answer;
      if (status !== 200) segmentOf(name, entry)?.delete(name);
      else if (wanted.peek(name) === entry) squeeze(entry, entry.ready);
      weigh(name, entry);
    } catch {
      segmentOf(name, entry)?.delete(name);
    }
  }

  /** What is kept here may be kept on the way too; sent late, it must not be kept there beyond its time either. */
  function shared(made: MadeAnswer): MadeAnswer {
    if (cdnSeconds === 0 || made.status !== 200 || made.variesByAsker) return made;
    const { span = always } = made;
    const inAll = secondsOnTheWay(cdnSeconds, (span.until - clock().getTime()) / 1_000);
    const headers = { ...made.headers, ...cdnHeaders(made.used, cdnSeconds, inAll) };
    return {
      ...made,
      headers,
      span: span === always ? span : { ...span, until: span.until - inAll * 1_000 },
    };
  }

  function start(name: string, make: () => Promise<MadeAnswer>): Entry {
    // The state is taken before anything is read: a write in between makes the entry old, never wrong.
    const madeFrom = versions.snapshot();
    const made = make().then(shared);
    const answer = made.then((fresh) => prepareAnswer(fresh, () => weigh(name, entry)));
    const entry: Entry = { madeFrom, used: versions.scopes, span: always, answer, ready: null };
    void settle(name, entry, made);
    return entry;
  }

  function current(segment: typeof wanted, name: string): Entry | null {
    const entry = segment.get(name);
    if (entry === undefined || !versions.unchanged(entry.madeFrom, entry.used)) return null;
    // Most hold for ever, and need no clock.
    return entry.span === always || isWithin(entry.span, clock().getTime()) ? entry : null;
  }

  /** The entry, now wanted. */
  function find(name: string): Entry | null {
    const known = current(wanted, name);
    if (known !== null) return known;
    const entry = current(newcomers, name);
    if (entry === null) return null;
    if (entry.ready !== null) squeeze(entry, entry.ready);
    newcomers.delete(name);
    wanted.set(name, entry);
    return entry;
  }

  return {
    get(name, make) {
      const known = find(name);
      if (known !== null) return known.answer;
      const entry = start(name, make);
      // Wanted before a write, wanted after it.
      (wanted.has(name) ? wanted : newcomers).set(name, entry);
      return entry.answer;
    },
    peek: (name) => find(name)?.ready ?? null,
    get size() {
      return newcomers.size + wanted.size;
    },
    get bytes() {
      return newcomers.calculatedSize + wanted.calculatedSize;
    },
  };
}

/** What will be sent many times is worth a thorough compression. */
function squeeze(entry: Entry, ready: ReadyAnswer): void {
  entry.ready = squeezed(ready);
  entry.answer = Promise.resolve(entry.ready);
}
