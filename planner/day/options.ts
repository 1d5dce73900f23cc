import { robots, type Robot } from '#catalog/robots.ts';
import type { DayWork } from '../day-texts.ts';
import { messages } from '../messages.ts';

export interface DayOptions {
  model: string;
  robots: number;
  ordersPerHour: number;
  hours: number;
  seed: number;
  /** Whether to tell where each robot is when. */
  moves?: boolean;
  /** Whether to tell what became of each order. */
  orders?: boolean;
  ordersPerTrip?: number;
  /** s for an order. */
  loadS?: number;
  /** s for a table. */
  unloadS?: number;
  speedMs?: number;
}

export const dayLimits = { robots: 10, hours: 10_000, hoursWithMoves: 24, orders: 5_000_000 } as const;

/** Where neither the options nor the catalogue say. */
const usual = { speedMs: 0.8, loadS: 15, unloadS: 20 };

function check(isRight: boolean, sentence: string): void {
  if (!isRight) throw new Error(sentence);
}

const isPositive = (value: number) => Number.isFinite(value) && value > 0;
const isTime = (value: number) => Number.isFinite(value) && value >= 0;
const isCount = (value: number) => Number.isInteger(value) && value >= 1;

/** What the catalogue knows of how a robot works, and what is taken for granted. */
export function workOf(robot: Robot): DayWork {
  return {
    ordersPerTrip: robot.trays ?? 1,
    loadS: usual.loadS,
    unloadS: usual.unloadS,
    speedMs: robot.speedMs ?? usual.speedMs,
    assumes: { ordersPerTrip: robot.trays === undefined, speedMs: robot.speedMs === undefined },
  };
}

/** The options with what the catalogue knows of the model; an error, with a Korean sentence, where they make no sense. */
export function readOptions(given: DayOptions) {
  const robot = robots.find(({ model }) => model === given.model);
  if (robot === undefined) throw new Error(messages.unknownModel);
  if (!('passageCm' in robot)) throw new Error(messages.unknownPassage(robot.model));
  const work = workOf(robot);
  const options = {
    ...given,
    moves: given.moves ?? false,
    orders: given.orders ?? false,
    robotWidth: robot.passageCm,
    ordersPerTrip: given.ordersPerTrip ?? work.ordersPerTrip,
    loadS: given.loadS ?? work.loadS,
    unloadS: given.unloadS ?? work.unloadS,
    speedMs: given.speedMs ?? work.speedMs,
  };
  const { hours, ordersPerHour } = options;
  const mostHours = options.moves ? dayLimits.hoursWithMoves : dayLimits.hours;
  check(isCount(options.robots) && options.robots <= dayLimits.robots, messages.robots(dayLimits.robots));
  check(isPositive(hours) && hours <= mostHours, messages.hours(mostHours));
  check(isTime(ordersPerHour), messages.ordersPerHour);
  check(ordersPerHour * hours <= dayLimits.orders, messages.tooManyOrders(dayLimits.orders));
  check(Number.isFinite(options.seed), messages.seed);
  check(isCount(options.ordersPerTrip), messages.ordersPerTrip);
  check(isTime(options.loadS) && isTime(options.unloadS), messages.handlingTime);
  check(isPositive(options.speedMs), messages.speed);
  return options;
}
