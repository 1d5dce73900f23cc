import { distanceToSegment } from '../geometry.ts';
import type { Roads } from '../roads/roads.ts';
import { wayField, type WayField } from './way-field.ts';
import { marginCm, open, zonesAround, type Zones } from './zones.ts';

/** A way that one robot would drive if it were alone: its corners. */
export interface Way {
  x: number[];
  y: number[];
  /** The node at its end. */
  end: number;
  cm: number;
}

/** The road net with robots' places on it, and the shortest ways to tables and places, each worked out once. */
export class Ways {
  readonly roads: Roads;
  /** A node for each robot that has a place. */
  readonly places: readonly number[];
  readonly zones: Zones;
  readonly #toTables: WayField[] = [];
  readonly #toPlaces: WayField[] = [];
  readonly #known = new Map<number, Way>();

  constructor(roads: Roads, places: readonly number[]) {
    this.roads = roads;
    this.places = places;
    this.zones = places.length > 1 ? zonesAround(roads, places) : zonesAround(roads, []);
  }

  toTable(table: number): WayField {
    return (this.#toTables[table] ??= wayField(this.roads, this.zones, this.goals(table), open));
  }

  toPlace(robot: number): WayField {
    return (this.#toPlaces[robot] ??= wayField(this.roads, this.zones, [this.places[robot]!], robot));
  }

  goals(table: number): number[] {
    return this.roads.goals[table]!.filter((node) => this.zones[node] === open);
  }

  wayToTable(from: number, table: number): Way {
    return this.#way(from, table, () => {
      const others = this.places.filter((place) => place !== from);
      return this.#pullTight(nodesAlong(this.toTable(table), from), others);
    });
  }

  wayToPlace(from: number, robot: number): Way {
    return this.#way(from, this.roads.tables.length + robot, () => {
      const others = this.places.filter((_, other) => other !== robot);
      return this.#pullTight(nodesAlong(this.toPlace(robot), from), others);
    });
  }

  #way(from: number, target: number, find: () => Way): Way {
    const key = target * this.roads.x.length + from;
    const way = this.#known.get(key) ?? find();
    this.#known.set(key, way);
    return way;
  }

  /** Leaves out corners that the way can do without; each step of the net is a good one already. */
  #pullTight(nodes: readonly number[], others: readonly number[]): Way {
    const { x, y } = this.roads;
    const end = nodes.at(-1)!;
    const way: Way = { x: [x[nodes[0]!]!], y: [y[nodes[0]!]!], end, cm: 0 };
    for (let at = 0; at < nodes.length - 1;) {
      const next = this.#furthest(nodes, at, others);
      way.cm += Math.hypot(x[nodes[next]!]! - x[nodes[at]!]!, y[nodes[next]!]! - y[nodes[at]!]!);
      way.x.push(x[nodes[next]!]!);
      way.y.push(y[nodes[next]!]!);
      at = next;
    }
    return way;
  }

  /** The furthest node that is seen straight ahead, looked for in growing steps. */
  #furthest(nodes: readonly number[], at: number, others: readonly number[]): number {
    let best = at + 1;
    for (let step = 1; best < nodes.length - 1;) {
      const next = Math.min(nodes.length - 1, best + step);
      if (this.#isStraight(nodes[at]!, nodes[next]!, others)) {
        best = next;
        step *= 2;
      } else if (step > 1) step = 1;
      else break;
    }
    return best;
  }

  #isStraight(from: number, to: number, others: readonly number[]): boolean {
    const { x, y, space, robotWidth } = this.roads;
    const [ax, ay, bx, by] = [x[from]!, y[from]!, x[to]!, y[to]!];
    const far = robotWidth + marginCm;
    return (
      space.isFree(ax, ay, bx, by) &&
      others.every((place) => distanceToSegment(x[place]!, y[place]!, ax, ay, bx, by) >= far)
    );
  }
}

function nodesAlong({ next }: WayField, from: number): number[] {
  const nodes = [from];
  for (let node = next[from]!; node >= 0; node = next[node]!) nodes.push(node);
  return nodes;
}
