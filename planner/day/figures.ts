import type { Order } from './orders.ts';
import { waitFigures } from './waits.ts';

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
    const delivered = this.#waits.length;
    return {
      ordered: this.#ordered,
      delivered,
      unfinished: this.#ordered - delivered,
      ...waitFigures(this.#waits),
      meanOpen: this.#openS / this.#end,
    };
  }
}
