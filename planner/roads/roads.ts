import { distanceToRect, rounding, type Rect } from '../geometry.ts';
import { armCm } from '../passages/stops.ts';
import type { Plan } from '../plan.ts';
import { reach } from '../reach.ts';
import { FreeSpace } from './free-space.ts';
import { layApproach, layAround, layCornersOf, layGapLines, layLattice } from './lay-nodes.ts';
import { linkNodes, longestLink, type Links } from './links.ts';
import { NodeIndex } from './node-index.ts';
import { NodeSet } from './node-set.ts';

/** The net of places and straight ways on which robots of one width drive. */
export interface Roads {
  robotWidth: number;
  space: FreeSpace;
  x: Float64Array;
  y: Float64Array;
  links: Links;
  pickup: number;
  /** Tables that can be served, and for each the nodes from which. */
  tables: string[];
  goals: number[][];
  unreachable: string[];
}

/** The nodes that can be driven to from one. */
function connected({ first, to }: Links, start: number): Uint8Array {
  const isConnected = new Uint8Array(first.length - 1);
  const queue = start < 0 ? [] : [start];
  if (start >= 0) isConnected[start] = 1;
  for (const node of queue) {
    for (let link = first[node]!; link < first[node + 1]!; link += 1) {
      const other = to[link]!;
      if (isConnected[other]) continue;
      isConnected[other] = 1;
      queue.push(other);
    }
  }
  return isConnected;
}

function goalsAt(table: Rect, nodes: NodeSet, index: NodeIndex, isConnected: Uint8Array, radius: number) {
  const far = radius + armCm + rounding;
  const goals: number[] = [];
  const { x, y, w, d } = table;
  for (const near of index.near(x - far, y - far, x + w + far, y + d + far))
    for (const node of near)
      if (isConnected[node] && distanceToRect(table, nodes.x[node]!, nodes.y[node]!) <= far) goals.push(node);
  return goals;
}

export function roadsFor(plan: Plan, robotWidth: number): Roads {
  const radius = robotWidth / 2;
  const space = new FreeSpace(plan, radius, radius + longestLink);
  const nodes = new NodeSet(space);
  layLattice(nodes, plan);
  layGapLines(nodes, plan, robotWidth);
  layCornersOf(nodes, plan, radius);
  const pickup = nodes.add(plan.pickup.x, plan.pickup.y);
  const reached = reach(plan);
  const approaches: [number, number][] = [];
  const isReached = (id: string) => pickup >= 0 && reached.get(id)!.width >= robotWidth - rounding;
  const tables = plan.obstacles.filter(({ kind }) => kind === 'table');
  for (const table of tables.filter(({ id }) => isReached(id))) {
    layAround(nodes, table, radius);
    const { stop } = reached.get(table.id)!;
    if (stop !== null) approaches.push(...layApproach(nodes, table, stop, radius));
  }
  const index = new NodeIndex(nodes.x, nodes.y, plan.width, plan.depth, longestLink);
  const links = linkNodes(nodes, index, space, approaches);
  const isConnected = connected(links, pickup);
  const roads: Roads = {
    robotWidth,
    space,
    x: Float64Array.from(nodes.x),
    y: Float64Array.from(nodes.y),
    links,
    pickup,
    tables: [],
    goals: [],
    unreachable: [],
  };
  for (const table of tables) {
    const goals = isReached(table.id) ? goalsAt(table, nodes, index, isConnected, radius) : [];
    if (goals.length === 0) {
      roads.unreachable.push(table.id);
      continue;
    }
    roads.tables.push(table.id);
    roads.goals.push(goals);
  }
  return roads;
}
