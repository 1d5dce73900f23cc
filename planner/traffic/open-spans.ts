import type { Course } from './course.ts';

/** Times in which a place is free: from, to, from, to … The last ends never. */
export type Spans = readonly number[];

const always: Spans = [-Infinity, Infinity];

/** When others are too near a place, as long as they are under way; where they stand at home is out of everyone's way. */
export class OpenSpans {
  readonly #others: readonly Course[];
  /** For each course the first stretch that matters. */
  readonly #first: number[];
  readonly #near: number;
  /** Pairs of times, in the order in which the stretches were looked at. */
  readonly #taken: number[] = [];

  constructor(others: readonly Course[], near: number, from: number) {
    this.#others = others;
    this.#near = near;
    this.#first = others.map(({ t }) => Math.max(0, t.findIndex((time) => time > from) - 1));
  }

  at(x: number, y: number): Spans {
    this.#taken.length = 0;
    for (const [index, course] of this.#others.entries()) this.#take(course, this.#first[index]!, x, y);
    if (this.#taken.length === 0) return always;
    if (this.#others.length > 1) sortPairs(this.#taken);
    const spans: number[] = [];
    let until = -Infinity;
    for (let at = 0; at < this.#taken.length; at += 2) {
      if (this.#taken[at]! > until) spans.push(until, this.#taken[at]!);
      until = Math.max(until, this.#taken[at + 1]!);
    }
    spans.push(until, Infinity);
    return spans;
  }

  /** The stretches of a course on which it is too near: where a line enters and leaves a circle. */
  #take({ t, x, y }: Course, first: number, px: number, py: number): void {
    const near = this.#near;
    let bx = x[first]! - px;
    let by = y[first]! - py;
    for (let at = first + 1; at < t.length; at += 1) {
      const ax = bx;
      const ay = by;
      bx = x[at]! - px;
      by = y[at]! - py;
      if ((ax > near && bx > near) || (ax < -near && bx < -near)) continue;
      if ((ay > near && by > near) || (ay < -near && by < -near)) continue;
      const time = t[at]! - t[at - 1]!;
      if (time === 0) continue;
      const dx = bx - ax;
      const dy = by - ay;
      const square = dx * dx + dy * dy;
      const outside = ax * ax + ay * ay - near * near;
      if (square === 0) {
        if (outside < 0) this.#taken.push(t[at - 1]!, t[at]!);
        continue;
      }
      const along = ax * dx + ay * dy;
      const root = along * along - square * outside;
      if (root <= 0) continue;
      const half = Math.sqrt(root);
      const enters = Math.max(0, (-along - half) / square);
      const leaves = Math.min(1, (-along + half) / square);
      if (enters < leaves) this.#taken.push(t[at - 1]! + enters * time, t[at - 1]! + leaves * time);
    }
  }
}

/** By the first of each two; there are few. */
function sortPairs(pairs: number[]): void {
  for (let at = 2; at < pairs.length; at += 2) {
    const [from, to] = [pairs[at]!, pairs[at + 1]!];
    let place = at;
    for (; place > 0 && pairs[place - 2]! > from; place -= 2) {
      pairs[place] = pairs[place - 2]!;
      pairs[place + 1] = pairs[place - 1]!;
    }
    pairs[place] = from;
    pairs[place + 1] = to;
  }
}
