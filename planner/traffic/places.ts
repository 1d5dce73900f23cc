import type { Roads } from '../roads/roads.ts';
import { wayField } from './way-field.ts';
import { apartFor, open, zonesAround } from './zones.ts';

const mostTries = 400;

/**
 * Where robots start, wait and load: as near the pickup point as can be, such that nobody who stands in his place is in
 * the way of anyone. There may be fewer than wanted.
 */
export function choosePlaces(roads: Roads, wanted: number): number[] {
  if (wanted === 1) return [roads.pickup];
  const { cm } = wayField(roads, zonesAround(roads, []), [roads.pickup], open);
  const byDistance = [...cm.keys()].filter((node) => cm[node]! < Infinity);
  byDistance.sort((one, other) => cm[one]! - cm[other]! || one - other);
  let best = [roads.pickup];
  // The nearest place of all can spoil the rest, in a bay for example: then begin a little further away.
  for (const start of [0, 0.5, 1, 1.5]) {
    const away = start * apartFor(roads.robotWidth);
    const found = takePlaces(
      roads,
      byDistance.slice(byDistance.findIndex((node) => cm[node]! >= away)),
      wanted,
    );
    if (found.length > best.length) best = found;
    if (best.length === wanted) break;
  }
  return best;
}

function takePlaces(roads: Roads, candidates: readonly number[], wanted: number): number[] {
  const { x, y, robotWidth } = roads;
  const square = apartFor(robotWidth) ** 2;
  const places: number[] = [];
  let tries = 0;
  for (const node of candidates) {
    if (places.length === wanted || tries === mostTries) break;
    if (places.some((place) => (x[node]! - x[place]!) ** 2 + (y[node]! - y[place]!) ** 2 < square)) continue;
    tries += 1;
    if (leaveAllWaysOpen(roads, [...places, node])) places.push(node);
  }
  return places;
}

/** Whether open nodes join all tables, and each robot gets to them from its place through its own zone. */
function leaveAllWaysOpen(roads: Roads, places: readonly number[]): boolean {
  const zones = zonesAround(roads, places);
  const isJoined = new Uint8Array(zones.length);
  const spread = (start: number, zone: number) => {
    const queue = [start];
    isJoined[start] = 1;
    let isOut = false;
    for (const node of queue) {
      for (let link = roads.links.first[node]!; link < roads.links.first[node + 1]!; link += 1) {
        const other = roads.links.to[link]!;
        if (isJoined[other] && zones[other] === open && zone !== open) isOut = true;
        if (isJoined[other] || zones[other] !== zone) continue;
        isJoined[other] = 1;
        queue.push(other);
      }
    }
    return isOut;
  };
  for (const start of roads.goals[0]!.filter((node) => zones[node] === open)) {
    if (isJoined[start]) continue;
    isJoined.fill(0);
    spread(start, open);
    if (roads.goals.every((goals) => goals.some((node) => isJoined[node])))
      return places.every((place, robot) => zones[place] === robot && spread(place, robot));
  }
  return false;
}
