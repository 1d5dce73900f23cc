import type { FreeSpace } from './free-space.ts';
import { latticeStep } from './lay-nodes.ts';
import type { NodeIndex } from './node-index.ts';
import type { NodeSet } from './node-set.ts';

/** cm; nodes of the lattice are linked to their eight neighbours. */
export const longestLink = 1.5 * latticeStep;

/** The links of node n: `to` and `cm` from `first[n]` up to `first[n + 1]`. */
export interface Links {
  first: Int32Array;
  to: Int32Array;
  cm: Float64Array;
}

/** Links nodes that are near each other and have nothing between them. */
export function linkNodes(
  nodes: NodeSet,
  index: NodeIndex,
  space: FreeSpace,
  given: readonly [number, number][],
): Links {
  const { x, y, clearance } = nodes;
  const from: number[] = [];
  const to: number[] = [];
  const link = (one: number, other: number) => {
    from.push(one, other);
    to.push(other, one);
  };
  for (let node = 0; node < x.length; node += 1) {
    const [nx, ny] = [x[node]!, y[node]!];
    for (const others of index.near(nx - longestLink, ny - longestLink, nx + longestLink, ny + longestLink)) {
      for (const other of others) {
        if (other <= node) continue;
        const square = (x[other]! - nx) ** 2 + (y[other]! - ny) ** 2;
        if (square > longestLink * longestLink) continue;
        const room = Math.min(clearance[node]!, clearance[other]!);
        // Between two places with so much room around them nothing can be in the way.
        const isClear = room * room >= space.radius * space.radius + square / 4;
        if (isClear || space.isFree(nx, ny, x[other]!, y[other]!)) link(node, other);
      }
    }
  }
  for (const [one, other] of given) link(one, other);
  return inRows(nodes, from, to);
}

function inRows({ x, y }: NodeSet, from: readonly number[], to: readonly number[]): Links {
  const first = new Int32Array(x.length + 1);
  for (const node of from) first[node + 1]! += 1;
  for (let node = 0; node < x.length; node += 1) first[node + 1]! += first[node]!;
  const next = first.slice();
  const rows = { first, to: new Int32Array(to.length), cm: new Float64Array(to.length) };
  for (const [index, node] of from.entries()) {
    const other = to[index]!;
    const at = next[node]!;
    next[node]! += 1;
    rows.to[at] = other;
    rows.cm[at] = Math.hypot(x[other]! - x[node]!, y[other]! - y[node]!);
  }
  return rows;
}
