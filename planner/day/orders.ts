import { seededRandom } from './random.ts';

export interface Order {
  /** s after opening at which it is ready at the pickup point. */
  readyAt: number;
  table: number;
}

/** Orders of a Poisson process: the time to the next is exponential, the table any of them. */
export function* poissonOrders(
  { ordersPerHour, hours, seed }: { ordersPerHour: number; hours: number; seed: number },
  tables: number,
): Generator<Order> {
  if (tables === 0 || ordersPerHour === 0) return;
  const random = seededRandom(seed);
  const untilNext = () => (-Math.log(1 - random()) * 3600) / ordersPerHour;
  for (let readyAt = untilNext(); readyAt < hours * 3600; readyAt += untilNext())
    yield { readyAt, table: Math.floor(random() * tables) };
}
