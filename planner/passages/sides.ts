import type { Point } from '../geometry.ts';

/** One bit for each of some points. */
export type Bits = Int32Array;

/**
 * Points, and which of them a line passes under. Each point sends a ray straight up; a closed line goes round a point if it
 * crosses its ray an odd number of times, so a bit that flips with each crossing says so.
 *
 *        |  |                 the ring crosses the ray of p once: p is inside;
 *     ┌──┼──┼───┐             it crosses that of q twice: q is outside
 *     │  p  │   │
 *     └─────┼───┘
 *           q
 */
export class Sides {
  readonly words: number;
  /** Place of each point among all, by x. */
  readonly #order: number[];
  readonly #x: Float64Array;
  readonly #y: Float64Array;

  constructor(points: readonly Point[]) {
    this.#order = [...points.keys()].sort((one, other) => points[one]!.x - points[other]!.x);
    this.#x = Float64Array.from(this.#order, (index) => points[index]!.x);
    this.#y = Float64Array.from(this.#order, (index) => points[index]!.y);
    this.words = (points.length >> 5) + 1;
  }

  none(): Bits {
    return new Int32Array(this.words);
  }

  /** Flips the bit of each point whose ray the segment crosses. */
  cross(bits: Bits, from: Point, to: Point): void {
    const [left, right] = from.x <= to.x ? [from, to] : [to, from];
    if (left.x === right.x) return;
    const slope = (right.y - left.y) / (right.x - left.x);
    for (let at = this.#firstFrom(left.x); at < this.#x.length && this.#x[at]! < right.x; at += 1) {
      if (left.y + (this.#x[at]! - left.x) * slope < this.#y[at]!) bits[at >> 5]! ^= 1 << (at & 31);
    }
  }

  /** The place of a point's bit. */
  placeOf(point: number): number {
    return this.#order.indexOf(point);
  }

  /** The points whose bits are set. */
  *pointsIn(word: number, bits: number): Generator<number> {
    for (let left = bits; left !== 0; left &= left - 1) {
      const point = this.#order[word * 32 + 31 - Math.clz32(left & -left)];
      if (point !== undefined) yield point;
    }
  }

  #firstFrom(x: number): number {
    let low = 0;
    let high = this.#x.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#x[middle]! < x) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
