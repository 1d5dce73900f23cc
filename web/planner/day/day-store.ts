import { messages } from '#planner/messages.ts';
import type { Fleets } from './fleet-verdict.ts';
import { mostRobots } from './day-settings.ts';
import type { DayReply, DayRequest } from './day-work.ts';
import type { PlayedDay } from './played-day.ts';

export type DayQuestion = Omit<DayRequest, 'fleets'>;

export interface DayState {
  /** What the day below was asked for. */
  question: DayQuestion | null;
  day: PlayedDay | null;
  fleets: Fleets;
  isWorking: boolean;
  /** The engine's sentence, or null where it has none. */
  failure: { sentence: string | null } | null;
}

/** Begins to answer a request; gives what ends it. A test brings its own. */
export type Answer = (request: DayRequest, reply: (reply: DayReply) => void) => () => void;

/** In a thread of its own, so that the page never waits. */
const answerInWorker: Answer = (request, reply) => {
  const worker = new Worker(new URL('./day.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<DayReply>) => reply(data));
  worker.addEventListener('error', () => reply({ kind: 'failed', sentence: null }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
  worker.postMessage(request);
  return () => worker.terminate();
};

/** No store takes that long on any machine; some that nobody would build do. */
const patienceMs = 20_000;

/** Ends an answer whose next part keeps one waiting too long. */
export const withPatience =
  (answer: Answer): Answer =>
  (request, reply) => {
    const giveUp = () => {
      end();
      reply({ kind: 'failed', sentence: messages.tooLate });
    };
    let timer = setTimeout(giveUp, patienceMs);
    const stop = answer(request, (part) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patienceMs);
      reply(part);
    });
    const end = () => {
      clearTimeout(timer);
      stop();
    };
    return end;
  };

const everyFleet = Array.from({ length: mostRobots }, (_, index) => index + 1);

/** Another number of robots, and another day to play, leave what fleets usually do as it is. */
const haveSameFleets = (one: DayQuestion, other: DayQuestion) =>
  one.plan === other.plan &&
  one.model === other.model &&
  one.settings.ordersPerHour === other.settings.ordersPerHour &&
  one.settings.hours === other.settings.hours;

/** Asks for a day and for the fleets to compare. Each question has a worker of its own: the next one ends it. */
export class DayStore {
  static readonly empty: DayState = {
    question: null,
    day: null,
    fleets: new Map(),
    isWorking: true,
    failure: null,
  };

  #state = DayStore.empty;
  #asked: DayQuestion | null = null;
  #end: (() => void) | null = null;
  readonly #answer: Answer;
  readonly #readers = new Set<() => void>();

  constructor(answer: Answer = withPatience(answerInWorker)) {
    this.#answer = answer;
  }

  readonly state = (): DayState => this.#state;

  readonly subscribe = (read: () => void): (() => void) => {
    this.#readers.add(read);
    return () => this.#readers.delete(read);
  };

  ask(question: DayQuestion): void {
    this.close();
    const isComparable = this.#asked !== null && haveSameFleets(this.#asked, question);
    const fleets: Fleets = isComparable ? this.#state.fleets : new Map();
    this.#asked = question;
    this.#change({ fleets, isWorking: true, failure: null });
    const missing = everyFleet.filter((robots) => !fleets.has(robots));
    this.#end = this.#answer({ ...question, fleets: missing }, (reply) => this.#read(reply));
  }

  /** The same once more, after a failure. */
  retry(): void {
    if (this.#asked !== null) this.ask(this.#asked);
  }

  close(): void {
    this.#end?.();
    this.#end = null;
  }

  #read(reply: DayReply): void {
    if (reply.kind === 'day') this.#change({ question: this.#asked, day: reply.day });
    if (reply.kind === 'fleet') {
      const fleets = new Map(this.#state.fleets).set(reply.robots, reply.figures);
      this.#change({ fleets });
    }
    if (reply.kind === 'failed') this.#change({ failure: { sentence: reply.sentence }, day: null });
    const isDone = reply.kind === 'failed' || this.#state.fleets.size === mostRobots;
    if (!isDone) return;
    this.close();
    this.#change({ isWorking: false });
  }

  #change(part: Partial<DayState>): void {
    this.#state = { ...this.#state, ...part };
    for (const read of this.#readers) read();
  }
}
