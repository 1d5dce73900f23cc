import { scopes, type Scope, type Snapshot, type Versions } from '#server/versions.ts';
import { prepareAnswer, squeezed, type FreshAnswer, type ReadyAnswer } from './ready-answer.ts';

interface Entry {
  madeFrom: Snapshot;
  /** What it was made of; everything, as long as it is not known. */
  used: Iterable<Scope>;
  answer: Promise<ReadyAnswer>;
  ready: ReadyAnswer | null;
}

export interface MadeAnswer extends FreshAnswer {
  used: Iterable<Scope>;
}

/** Answers kept in memory by name, each for as long as the data it was made of stays as it was. */
export interface AnswerCache {
  /** Asked for many times at once, an answer is made once; only successful ones are kept. */
  get(name: string, make: () => Promise<MadeAnswer>): Promise<ReadyAnswer>;
  /** The answer, if it is there and still holds. */
  peek(name: string): ReadyAnswer | null;
  readonly size: number;
}

type Shelf = Map<string, Entry>;

/** At the end of its shelf; what was not asked for the longest makes room. */
function put(shelf: Shelf, name: string, entry: Entry, most: number): void {
  shelf.delete(name);
  shelf.set(name, entry);
  if (shelf.size > most) shelf.delete(shelf.keys().next().value ?? '');
}

/**
 * Two shelves, both bounded: what was asked for once is newcomer, what was asked for again is wanted. Robots and searches
 * that ask for everything once push out each other, and never what visitors want.
 */
export function createAnswerCache(versions: Versions, most = 2_000, mostNewcomers = 100): AnswerCache {
  const newcomers: Shelf = new Map();
  const wanted: Shelf = new Map();

  function forget(name: string, entry: Entry): void {
    for (const shelf of [newcomers, wanted]) if (shelf.get(name) === entry) shelf.delete(name);
  }

  async function settle(name: string, entry: Entry, made: Promise<MadeAnswer>): Promise<void> {
    try {
      const { status, used } = await made;
      entry.used = used;
      entry.ready = await entry.answer;
      if (status !== 200) forget(name, entry);
      else if (wanted.get(name) === entry) squeeze(entry, entry.ready);
    } catch {
      forget(name, entry);
    }
  }

  function start(name: string, make: () => Promise<MadeAnswer>): Entry {
    // The state is taken before anything is read: a write in between makes the entry old, never wrong.
    const madeFrom = versions.snapshot();
    const made = make();
    const entry: Entry = { madeFrom, used: scopes, answer: made.then(prepareAnswer), ready: null };
    void settle(name, entry, made);
    return entry;
  }

  function current(shelf: Shelf, name: string): Entry | null {
    const entry = shelf.get(name);
    return entry !== undefined && versions.unchanged(entry.madeFrom, entry.used) ? entry : null;
  }

  /** The entry, now wanted. */
  function find(name: string): Entry | null {
    const known = current(wanted, name);
    const entry = known ?? current(newcomers, name);
    if (entry === null) return null;
    put(wanted, name, entry, most);
    if (known === null) {
      newcomers.delete(name);
      if (entry.ready !== null) squeeze(entry, entry.ready);
    }
    return entry;
  }

  return {
    get(name, make) {
      const known = find(name);
      if (known !== null) return known.answer;
      const entry = start(name, make);
      // Wanted before a write, wanted after it.
      if (wanted.has(name)) put(wanted, name, entry, most);
      else put(newcomers, name, entry, mostNewcomers);
      return entry.answer;
    },
    peek: (name) => find(name)?.ready ?? null,
    get size() {
      return newcomers.size + wanted.size;
    },
  };
}

/** What will be sent many times is worth a thorough compression. */
function squeeze(entry: Entry, ready: ReadyAnswer): void {
  entry.ready = squeezed(ready);
  entry.answer = Promise.resolve(entry.ready);
}
