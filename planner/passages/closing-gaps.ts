import type { Point, Rect } from '../geometry.ts';
import type { Gap } from './gaps.ts';
import { Sides, type Bits } from './sides.ts';

const centreOf = ({ x, y, w, d }: Rect): Point => ({ x: x + w / 2, y: y + d / 2 });

/**
 * For each target the gap that first cuts it off from a start as a disc grows; undefined where none does. Exact.
 *
 * A disc fits through a gap as wide as itself. While it grows, gaps close, the narrowest first; each that closes links two
 * solids. The target is cut off at the moment in which links form a ring around one of the two points and not the other:
 *
 *     ■───■───■
 *     │ start │        the link drawn last, the widest of the ring, is the gap that decides
 *     ■─ ─ ─ ─■   target
 *
 * Groups of linked solids are kept as in union-find. Each solid knows, from the root of its group on, whose rays the way
 * along the links crosses; so a link inside a group closes a ring whose crossings are known at once.
 */
export function closingGaps(
  solids: readonly Rect[],
  gaps: readonly Gap[],
  start: Point,
  targets: readonly Point[],
): (Gap | undefined)[] {
  const sides = new Sides([...targets, start]);
  const startPlace = sides.placeOf(targets.length);
  const groups = new SolidGroups(solids, sides);
  const closing: (Gap | undefined)[] = Array.from({ length: targets.length });
  const decided = sides.none();
  let open = targets.length;
  for (const gap of gaps) {
    const ring = groups.link(gap);
    if (ring === null) continue;
    // All ones where the ring goes round the start: then those are cut off that it does not go round.
    const aroundStart = (ring[startPlace >> 5]! >> (startPlace & 31)) & 1 ? -1 : 0;
    for (let word = 0; word < sides.words; word += 1) {
      const cutOff = (ring[word]! ^ aroundStart) & ~decided[word]!;
      if (cutOff === 0) continue;
      decided[word]! |= cutOff;
      for (const point of sides.pointsIn(word, cutOff)) {
        if (point === targets.length) continue;
        closing[point] = gap;
        open -= 1;
      }
    }
    if (open === 0) break;
  }
  return closing;
}

class SolidGroups {
  readonly #solids: readonly Rect[];
  readonly #sides: Sides;
  readonly #groupOf: number[];
  readonly #members: number[][];
  /** What the way from the group's root to each solid crosses. */
  readonly #crossed: Bits[];
  readonly #way: Bits;

  constructor(solids: readonly Rect[], sides: Sides) {
    this.#solids = solids;
    this.#sides = sides;
    this.#groupOf = [...solids.keys()];
    this.#members = this.#groupOf.map((solid) => [solid]);
    this.#crossed = solids.map(() => sides.none());
    this.#way = sides.none();
  }

  /** Links two solids: what the ring that this closes crosses (good until the next call), or null. */
  link(gap: Gap): Bits | null {
    this.#walk(gap);
    const one = this.#groupOf[gap.one]!;
    const other = this.#groupOf[gap.other]!;
    if (one === other) return this.#way;
    if (this.#members[one]!.length < this.#members[other]!.length) this.#join(other, one);
    else this.#join(one, other);
    return null;
  }

  /** From the one's root to the one, over the gap to the other, to the other's root. */
  #walk({ one, other, a, b }: Gap): void {
    const way = this.#way;
    const first = this.#crossed[one]!;
    const second = this.#crossed[other]!;
    for (let word = 0; word < way.length; word += 1) way[word] = first[word]! ^ second[word]!;
    this.#sides.cross(way, centreOf(this.#solids[one]!), a);
    this.#sides.cross(way, a, b);
    this.#sides.cross(way, b, centreOf(this.#solids[other]!));
  }

  #join(large: number, small: number): void {
    const members = this.#members[large]!;
    for (const solid of this.#members[small]!) {
      this.#groupOf[solid] = large;
      members.push(solid);
      const crossed = this.#crossed[solid]!;
      for (let word = 0; word < crossed.length; word += 1) crossed[word]! ^= this.#way[word]!;
    }
    this.#members[small] = [];
  }
}
