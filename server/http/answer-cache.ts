import { scopes, type Scope, type Snapshot, type Versions } from '#server/versions.ts';
import { prepareAnswer, type FreshAnswer, type ReadyAnswer } from './ready-answer.ts';

interface Entry {
  madeFrom: Snapshot;
  /** What it was made of; everything, as long as it is not known. */
  used: Iterable<Scope>;
  answer: Promise<ReadyAnswer>;
}

export interface MadeAnswer extends FreshAnswer {
  used: Iterable<Scope>;
}

/** Answers kept in memory by name, each for as long as the data it was made of stays as it was. */
export interface AnswerCache {
  /** Asked for many times at once, an answer is made once; only successful ones are kept. */
  get(name: string, make: () => Promise<MadeAnswer>): Promise<ReadyAnswer>;
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
      if (status !== 200) forget(name, entry);
    } catch {
      forget(name, entry);
    }
  }

  function start(name: string, make: () => Promise<MadeAnswer>): Entry {
    const made = make();
    const entry: Entry = { madeFrom: versions.snapshot(), used: scopes, answer: made.then(prepareAnswer) };
    void settle(name, entry, made);
    return entry;
  }

  return {
    get(name, make) {
      const known = entries.get(name);
      const entry = known && versions.unchanged(known.madeFrom, known.used) ? known : start(name, make);
      entries.delete(name);
      entries.set(name, entry);
      if (entries.size > most) entries.delete(entries.keys().next().value ?? '');
      return entry.answer;
    },
    get size() {
      return entries.size;
    },
  };
}
