import { Course, simplified } from './course.ts';
import { Heap } from './heap.ts';
import { OpenSpans } from './open-spans.ts';
import type { Errand, Pace, Trip } from './trip.ts';
import type { WayField } from './way-field.ts';
import type { Ways } from './ways.ts';
import { apartFor, mayDrive, open } from './zones.ts';

/** Among ways that take as long, the search follows the one that has come furthest. */
const eager = 1 - 1e-7;

/**
 * The trip that is back the soonest, by any way and with any waits: safe-interval A*. A state is a leg of the errand, a node
 * and a span of time in which that node is free; only the earliest arrival in each counts, since one may wait in it.
 */
export function searchedTrip(
  ways: Ways,
  errand: Errand,
  others: readonly Course[],
  pace: Pace,
  within: number,
): Trip | null {
  return new TripSearch(ways, errand, others, pace, within).run();
}

class TripSearch {
  readonly #ways: Ways;
  readonly #errand: Errand;
  readonly #pace: Pace;
  readonly #within: number;
  readonly #open: OpenSpans;
  readonly #legs: number;
  readonly #fields: WayField[];
  /** For each leg the s that the legs after it take at least. */
  readonly #after: number[];
  readonly #queue = new Heap();

  /** The first span of each node that was looked at, and how many it has. */
  readonly #firstSpan: Int32Array;
  readonly #spanCount: Int32Array;
  /** By span. */
  readonly #node: number[] = [];
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  /** By state, which is span × legs + leg: the earliest arrival, the s left at least, when and from where it was driven to. */
  readonly #arrival: number[] = [];
  readonly #left: number[] = [];
  readonly #departure: number[] = [];
  readonly #previous: number[] = [];
  readonly #isDone: number[] = [];

  constructor(ways: Ways, errand: Errand, others: readonly Course[], pace: Pace, within: number) {
    this.#ways = ways;
    this.#errand = errand;
    this.#pace = pace;
    this.#within = within;
    this.#open = new OpenSpans(others, apartFor(ways.roads.robotWidth), errand.leavesAt);
    this.#legs = errand.tables.length + 1;
    this.#fields = [...errand.tables.map((table) => ways.toTable(table)), ways.toPlace(errand.robot)];
    this.#after = this.#leastAfter();
    this.#firstSpan = new Int32Array(ways.roads.x.length).fill(-1);
    this.#spanCount = new Int32Array(ways.roads.x.length);
  }

  run(): Trip | null {
    const home = this.#ways.places[this.#errand.robot]!;
    const first = this.#look(home);
    // At home it stands in nobody's way, and may leave in any span.
    for (let span = first; span < first + this.#spanCount[home]!; span += 1)
      if (this.#to[span]! > this.#errand.leavesAt)
        this.#reach(span, 0, Math.max(this.#errand.leavesAt, this.#from[span]!), 0, -1);
    while (this.#queue.size > 0) {
      const state = this.#queue.pop();
      if (this.#isDone[state]) continue;
      this.#isDone[state] = 1;
      const leg = state % this.#legs;
      const span = (state - leg) / this.#legs;
      if (leg === this.#legs - 1 && this.#node[span] === home) return this.#readBack(state);
      this.#expand(state, span, leg);
    }
    return null;
  }

  #expand(state: number, span: number, leg: number): void {
    const node = this.#node[span]!;
    const arrival = this.#arrival[state]!;
    const until = this.#to[span]!;
    const { zones, roads } = this.#ways;
    const isLast = leg === this.#legs - 1;
    const { unloadS, speed } = this.#pace;
    if (!isLast && this.#fields[leg]!.cm[node] === 0 && arrival + unloadS <= until)
      this.#reach(span, leg + 1, arrival + unloadS, arrival, state);
    const owner = isLast ? this.#errand.robot : open;
    const { first, to, cm } = roads.links;
    for (let link = first[node]!; link < first[node + 1]!; link += 1) {
      const next = to[link]!;
      if (!mayDrive(zones, node, next, owner)) continue;
      const time = cm[link]! / speed;
      const firstSpan = this.#firstSpan[next]! >= 0 ? this.#firstSpan[next]! : this.#look(next);
      for (let there = firstSpan; there < firstSpan + this.#spanCount[next]!; there += 1) {
        const departure = Math.max(arrival, this.#from[there]!);
        if (departure + time > until) break;
        if (departure + time <= this.#to[there]!) this.#reach(there, leg, departure + time, departure, state);
      }
    }
  }

  #reach(span: number, leg: number, arrival: number, departure: number, previous: number): void {
    const state = span * this.#legs + leg;
    if (arrival >= this.#arrival[state]!) return;
    const left = this.#left[state]!;
    if (arrival + left >= this.#within || this.#isDone[state]) return;
    this.#arrival[state] = arrival;
    this.#departure[state] = departure;
    this.#previous[state] = previous;
    this.#queue.push((arrival - this.#errand.leavesAt) * eager + left, state);
  }

  /** Notes when a node is free. */
  #look(node: number): number {
    const first = this.#node.length;
    const spans = this.#open.at(this.#ways.roads.x[node]!, this.#ways.roads.y[node]!);
    this.#firstSpan[node] = first;
    this.#spanCount[node] = spans.length / 2;
    for (let at = 0; at < spans.length; at += 2) {
      this.#node.push(node);
      this.#from.push(spans[at]!);
      this.#to.push(spans[at + 1]!);
      this.#addStates(node);
    }
    return first;
  }

  /**
   * What is left from a node, at least: the way to the next table and all that comes after it, or all that would be left here
   * if that table had been served already. The second is the better one beside the table, whose other side may be nearer.
   */
  #addStates(node: number): void {
    const { speed, unloadS } = this.#pace;
    const state = this.#left.length;
    let later = -Infinity;
    for (let leg = this.#legs - 1; leg >= 0; leg -= 1) {
      const left = this.#fields[leg]!.cm[node]! / speed + this.#after[leg]!;
      later = Math.max(left, later + unloadS);
      this.#left[state + leg] = later;
    }
    for (let leg = 0; leg < this.#legs; leg += 1) {
      this.#arrival.push(Infinity);
      this.#departure.push(0);
      this.#previous.push(-1);
      this.#isDone.push(0);
    }
  }

  #leastAfter(): number[] {
    const after = Array.from({ length: this.#legs }, () => 0);
    for (let leg = this.#legs - 2; leg >= 0; leg -= 1) {
      let least = Infinity;
      for (const goal of this.#ways.goals(this.#errand.tables[leg]!))
        least = Math.min(least, this.#fields[leg + 1]!.cm[goal]!);
      after[leg] = after[leg + 1]! + this.#pace.unloadS + least / this.#pace.speed;
    }
    return after;
  }

  #readBack(end: number): Trip {
    const states: number[] = [];
    for (let state = end; state >= 0; state = this.#previous[state]!) states.push(state);
    states.reverse();
    const { x, y } = this.#ways.roads;
    const nodeOf = (state: number) => this.#node[Math.floor(state / this.#legs)]!;
    const course = new Course();
    const arrivals: number[] = [];
    let cm = 0;
    let node = nodeOf(states[0]!);
    course.add(this.#errand.takenAt, x[node]!, y[node]!);
    course.add(this.#errand.leavesAt, x[node]!, y[node]!);
    for (const state of states.slice(1)) {
      const next = nodeOf(state);
      if (next === node) arrivals.push(this.#departure[state]!);
      else course.add(this.#departure[state]!, x[node]!, y[node]!);
      course.add(this.#arrival[state]!, x[next]!, y[next]!);
      cm += Math.hypot(x[next]! - x[node]!, y[next]! - y[node]!);
      node = next;
    }
    return { course: simplified(course), arrivals, cm };
  }
}
