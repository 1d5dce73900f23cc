import { scopes, type Scope, type Snapshot, type Versions } from '#server/versions.ts';
import { prepareAnswer, type FreshAnswer, type ReadyAnswer } from './ready-answer.ts';

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

/** Bounded: the entry that was not asked for the longest makes room. */
export function createAnswerCache(versions: Versions, most = 2_000): AnswerCache {
  const entries = new Map<string, Entry>();

  function forget(name: string, entry: Entry): void {
    if (entries.get(name) === entry) entries.delete(name);
  }

  async function settle(name: string, entry: Entry, made: Promise<MadeAnswer>): Promise<void> {
    try {
      const { status, used } = await made;
      entry.used = used;
      entry.ready = await entry.answer;
      if (status !== 200) forget(name, entry);
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

  function current(name: string): Entry | null {
    const entry = entries.get(name);
    return entry !== undefined && versions.unchanged(entry.madeFrom, entry.used) ? entry : null;
  }

  function touch(name: string, entry: Entry): void {
    entries.delete(name);
    entries.set(name, entry);
    if (entries.size > most) entries.delete(entries.keys().next().value ?? '');
  }

  return {
    get(name, make) {
      const entry = current(name) ?? start(name, make);
      touch(name, entry);
      return entry.answer;
    },
    peek(name) {
      const entry = current(name);
      if (entry === null) return null;
      touch(name, entry);
      return entry.ready;
    },
    get size() {
      return entries.size;
    },
  };
}
