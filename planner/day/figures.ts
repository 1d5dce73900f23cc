import type { Order } from './orders.ts';

/** What is counted of a day while it goes by. */
export class Figures {
  readonly #end: number;
  readonly #waits: number[] = [];
  #ordered = 0;
  #openS = 0;

  /** s after opening at which the day ends. */
  constructor(end: number) {
    this.#end = end;
  }

  /** An order has come; until it is served, it is open. */
  ordered({ readyAt }: Order): void {
    this.#ordered += 1;
    this.#openS += this.#end - readyAt;
  }

  served({ readyAt }: Order, at: number): void {
    if (at > this.#end) return;
    this.#openS -= this.#end - at;
    this.#waits.push(at - readyAt);
  }

  summary() {
    const waits = Float64Array.from(this.#waits).sort();
    const delivered = waits.length;
    const p95 = Math.ceil(delivered * 0.95) - 1;
    return {
      ordered: this.#ordered,
      delivered,
      unfinished: this.#ordered - delivered,
      meanWaitS: delivered === 0 ? 0 : waits.reduce((sum, wait) => sum + wait, 0) / delivered,
      p95WaitS: waits[p95] ?? 0,
      meanOpen: this.#openS / this.#end,
    };
  }
}
