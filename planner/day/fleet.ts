import type { Roads } from '../roads/roads.ts';
import { choosePlaces } from '../traffic/places.ts';
import { TripPlanner } from '../traffic/trip-planner.ts';
import type { Trip } from '../traffic/trip.ts';
import { Ways } from '../traffic/ways.ts';
import type { Order } from './orders.ts';

interface Service {
  robots: number;
  ordersPerTrip: number;
  loadS: number;
  unloadS: number;
  speedMs: number;
}

export interface Delivery {
  robot: number;
  takenAt: number;
  trip: Trip;
  /** The orders taken along, and when each is at its table. */
  orders: { order: Order; servedAt: number }[];
}

/** Robots in a store: who takes which orders when, and by which way. */
export class Fleet {
  /** Where each robot stands; one without a place takes no part. */
  readonly places: readonly number[];
  readonly #service: Service;
  readonly #planner: TripPlanner;
  readonly #freeAt: number[];

  constructor(roads: Roads, service: Service) {
    this.#service = service;
    this.places = roads.tables.length > 0 ? choosePlaces(roads, service.robots) : [];
    this.#freeAt = this.places.map(() => 0);
    const pace = { speed: service.speedMs * 100, unloadS: service.unloadS };
    this.#planner = new TripPlanner(new Ways(roads, this.places), pace);
  }

  /** All trips that begin before an end, in the order of their beginning. Orders come in the order of time. */
  *serve(orders: Iterator<Order>, end: number): Generator<Delivery> {
    const waiting: Order[] = [];
    let first = 0;
    let next = orders.next();
    const receive = () => {
      waiting.push(next.value as Order);
      next = orders.next();
    };
    for (;;) {
      if (first === waiting.length) {
        if (next.done) return;
        receive();
      }
      const robot = this.#idleLongest();
      const takenAt = Math.max(this.#freeAt[robot]!, waiting[first]!.readyAt);
      if (takenAt >= end) return;
      while (!next.done && next.value.readyAt <= takenAt) receive();
      const taken = waiting
        .slice(first, first + this.#service.ordersPerTrip)
        .filter(({ readyAt }) => readyAt <= takenAt);
      first += taken.length;
      yield this.#deliver(robot, taken, takenAt);
      // What was taken is let go of now and then, not each time: that would cost the more the longer the line.
      if (first > 4096 && first > waiting.length / 2) waiting.splice(0, first);
      if (waiting.length === 0 || first > waiting.length) first = 0;
    }
  }

  #idleLongest(): number {
    let longest = 0;
    for (let robot = 1; robot < this.#freeAt.length; robot += 1)
      if (this.#freeAt[robot]! < this.#freeAt[longest]!) longest = robot;
    return longest;
  }

  #deliver(robot: number, taken: readonly Order[], takenAt: number): Delivery {
    const tables = [...new Set(taken.map(({ table }) => table))];
    const leavesAt = takenAt + taken.length * this.#service.loadS;
    const { trip, served } = this.#planner.plan(robot, tables, takenAt, leavesAt);
    this.#freeAt[robot] = trip.course.end;
    const orders = taken.map((order) => ({ order, servedAt: served.get(order.table)! }));
    return { robot, takenAt, trip, orders };
  }
}
