import { longestLink } from '../roads/links.ts';
import type { Roads } from '../roads/roads.ts';
import { mayDrive, type Zones } from './zones.ts';

/** From every node the way to the nearest of some: how long it is (infinite: none), and the next node on it. */
export interface WayField {
  cm: Float64Array;
  next: Int32Array;
}

/** cm. Nodes within one bucket may be settled in any order, and again if a shorter way turns up. */
const bucketSize = 5;
const bucketCount = Math.ceil(longestLink / bucketSize) + 2;

/** Dijkstra from the targets outwards, with buckets in a ring instead of a heap. */
export function wayField(roads: Roads, zones: Zones, targets: readonly number[], owner: number): WayField {
  const { first, to, cm: length } = roads.links;
  const cm = new Float64Array(roads.x.length).fill(Infinity);
  const next = new Int32Array(roads.x.length).fill(-1);
  const ring: number[][] = Array.from({ length: bucketCount }, () => []);
  for (const target of targets) {
    cm[target] = 0;
    ring[0]!.push(target);
  }
  let waiting = targets.length;
  for (let turn = 0; waiting > 0; turn += 1) {
    const bucket = ring[turn % bucketCount]!;
    for (let at = 0; at < bucket.length; at += 1) {
      const node = bucket[at]!;
      const far = cm[node]!;
      if (Math.trunc(far / bucketSize) !== turn) continue;
      for (let link = first[node]!; link < first[node + 1]!; link += 1) {
        const from = to[link]!;
        const further = far + length[link]!;
        if (further >= cm[from]! - 1e-9 || !mayDrive(zones, from, node, owner)) continue;
        cm[from] = further;
        next[from] = node;
        ring[Math.trunc(further / bucketSize) % bucketCount]!.push(from);
        waiting += 1;
      }
    }
    waiting -= bucket.length;
    bucket.length = 0;
  }
  return { cm, next };
}
