import type { FreeSpace } from './free-space.ts';

/** Places on the road net, each once. */
export class NodeSet {
  readonly x: number[] = [];
  readonly y: number[] = [];
  readonly clearance: number[] = [];
  readonly #space: FreeSpace;
  readonly #known = new Map<number, number>();

  constructor(space: FreeSpace) {
    this.#space = space;
  }

  /** The node at a place, or -1 where a robot cannot be. Places less than some hundredths of a millimetre apart are one. */
  add(x: number, y: number): number {
    const key = Math.round(x * 1000) * 1e7 + Math.round(y * 1000);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const clearance = this.#space.clearance(x, y);
    if (clearance === 0) return -1;
    const node = this.x.length;
    this.#known.set(key, node);
    this.x.push(x);
    this.y.push(y);
    this.clearance.push(clearance);
    return node;
  }
}
