import type { PlayedDay } from './played-day.ts';

/** What is seen of the orders at one moment; where the robots are: `track.ts`. */
export interface Scene {
  /** Ready at the pickup point, and on no robot yet. */
  atPickup: number;
  /** How many orders each robot carries. */
  loads: number[];
  /** Tables that wait, and since when the first of their orders has. */
  waiting: Map<string, number>;
  /** Tables that were served just now. */
  served: Set<string>;
}

export function sceneAt({ orders, tracks }: PlayedDay, time: number, justNowS: number): Scene {
  const scene: Scene = { atPickup: 0, loads: tracks.map(() => 0), waiting: new Map(), served: new Set() };
  for (const { table, readyAt, delivery } of orders) {
    if (readyAt > time) break;
    if (delivery !== null && delivery.servedAt <= time) {
      if (time - delivery.servedAt < justNowS) scene.served.add(table);
      continue;
    }
    if (!scene.waiting.has(table)) scene.waiting.set(table, readyAt);
    if (delivery === null || delivery.takenAt > time) scene.atPickup += 1;
    else scene.loads[delivery.robot]! += 1;
  }
  return scene;
}

/** How many orders are open at each of so many moments, evenly over the day. */
export function openOrders({ orders, endS }: PlayedDay, moments: number): number[] {
  return Array.from({ length: moments }, (_, index) => {
    const time = (index / (moments - 1)) * endS;
    return orders.filter(
      ({ readyAt, delivery }) => readyAt <= time && (delivery === null || delivery.servedAt > time),
    ).length;
  });
}
