import type { Roads } from '../roads/roads.ts';
import { longestLink } from '../roads/links.ts';

/** cm that two robots keep between them. */
export const marginCm = 1;

/** Of a node that is too near no robot's place. */
export const open = -1;
/** Of a node that is too near several. */
export const shared = -2;

/** For each node the robot whose place it is too near to be driven on by others, or `open`, or `shared`. */
export type Zones = Int16Array;

/**
 * How far from the middle of a standing robot a node is out of its way: on a link between two such nodes no place is further
 * than half a link from one of them.
 */
export const apartFor = (robotWidth: number) => robotWidth + longestLink / 2 + marginCm;

export function zonesAround({ x, y, robotWidth }: Roads, places: readonly number[]): Zones {
  const zones = new Int16Array(x.length).fill(open);
  const square = apartFor(robotWidth) ** 2;
  for (const [robot, place] of places.entries()) {
    for (let node = 0; node < zones.length; node += 1) {
      if ((x[node]! - x[place]!) ** 2 + (y[node]! - y[place]!) ** 2 >= square) continue;
      zones[node] = zones[node] === open ? robot : shared;
    }
  }
  return zones;
}

/** Out of a zone, within it, and over open nodes; into a zone only if it is the driver's own and it is on its way home. */
export function mayDrive(zones: Zones, from: number, to: number, owner: number): boolean {
  const start = zones[from]!;
  const end = zones[to]!;
  if (start === shared || end === shared) return false;
  return end === open || end === start || (end === owner && start === open);
}
