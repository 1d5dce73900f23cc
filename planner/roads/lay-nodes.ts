import { distanceToRect, nearestInRect, rounding, type Point, type Rect } from '../geometry.ts';
import { gapsUnder, type Gap } from '../passages/gaps.ts';
import { solidsOf } from '../passages/solids.ts';
import { armCm } from '../passages/stops.ts';
import type { Plan } from '../plan.ts';
import type { NodeSet } from './node-set.ts';

/** cm between two nodes of the lattice. */
export const latticeStep = 30;

/** All over the room, wherever a robot can be. */
export function layLattice(nodes: NodeSet, { width, depth }: Plan): void {
  for (let y = latticeStep / 2; y < depth; y += latticeStep)
    for (let x = latticeStep / 2; x < width; x += latticeStep) nodes.add(x, y);
}

/**
 * Along gaps, which the lattice may miss or meet off-centre: one line of nodes down the middle where only one robot fits, and
 * two lanes along the sides where two can pass each other.
 *
 *     ■■■■■■■■■■■■■        ■■■■■■■■■■■■■
 *   · · · · · · · · ·       · · · · · · ·
 *     ■■■■■■■■■■■■■         · · · · · · ·
 *                          ■■■■■■■■■■■■■
 */
export function layGapLines(nodes: NodeSet, plan: Plan, robotWidth: number): void {
  const solids = solidsOf(plan);
  const lanesFrom = 2 * robotWidth + 2;
  for (const gap of gapsUnder(solids, lanesFrom + 2 * latticeStep)) {
    if (gap.width < robotWidth - rounding) continue;
    const line = lineThrough(gap, solids, plan);
    const radius = robotWidth / 2;
    if (gap.width >= lanesFrom) {
      for (const off of [radius + 0.5, gap.width - radius - 0.5])
        layLine(nodes, gap, off, line, evenly(line.half, latticeStep));
    } else if (gap.width < robotWidth + 1.5 * latticeStep) {
      const beyond = [10, 20, latticeStep, radius, gap.width / 2, gap.width / 2 + latticeStep / 2];
      const marks = [...evenly(line.half, latticeStep / 2), ...beyond.map((cm) => line.half + cm)];
      layLine(nodes, gap, gap.width / 2, line, marks);
    }
  }
}

interface Line {
  /** Direction, of length 1. */
  x: number;
  y: number;
  /** Half of the length over which the two solids face each other. */
  half: number;
}

function lineThrough({ one, other, a, b, width }: Gap, solids: readonly Rect[], room: Plan): Line {
  const p = solids[one]!;
  const q = solids[other]!;
  const acrossX = Math.min(p.x + p.w, q.x + q.w, room.width) - Math.max(p.x, q.x, 0);
  if (acrossX > 0) return { x: 1, y: 0, half: acrossX / 2 };
  const acrossY = Math.min(p.y + p.d, q.y + q.d, room.depth) - Math.max(p.y, q.y, 0);
  if (acrossY > 0) return { x: 0, y: 1, half: acrossY / 2 };
  return { x: (b.y - a.y) / width, y: (a.x - b.x) / width, half: 0 };
}

/** From 0 to a length in equal steps no longer than one. */
function evenly(length: number, step: number): number[] {
  const count = Math.ceil(length / step);
  return [0, ...Array.from({ length: count }, (_, index) => (length * (index + 1)) / count)];
}

function layLine(
  nodes: NodeSet,
  { a, b, width }: Gap,
  off: number,
  line: Line,
  marks: readonly number[],
): void {
  const x = a.x + ((b.x - a.x) * off) / width;
  const y = a.y + ((b.y - a.y) * off) / width;
  for (const mark of marks) {
    nodes.add(x + line.x * mark, y + line.y * mark);
    nodes.add(x - line.x * mark, y - line.y * mark);
  }
}

/** Along the line on which a robot that comes to a table first reaches it: nobody drives further than needed. */
export function layAround(nodes: NodeSet, { x, y, w, d }: Rect, radius: number): void {
  const off = radius + armCm - 0.1;
  const half = [w / 2, d / 2] as const;
  for (const along of evenly(half[0], stopStep)) {
    for (const side of [-1, 1]) {
      nodes.add(x + half[0] + side * along, y - off);
      nodes.add(x + half[0] + side * along, y + d + off);
    }
  }
  for (const along of evenly(half[1], stopStep)) {
    for (const side of [-1, 1]) {
      nodes.add(x - off, y + half[1] + side * along);
      nodes.add(x + w + off, y + half[1] + side * along);
    }
  }
  layCorners(nodes, { x, y, w, d }, off, [30, 60]);
}

/** cm between two places at a table's side. */
const stopStep = 20;

/** Close around every corner, where the shortest ways go: two nodes between which a robot just passes it. */
export function layCornersOf(nodes: NodeSet, { obstacles }: Plan, radius: number): void {
  for (const obstacle of obstacles)
    layCorners(nodes, obstacle, (radius + 0.01) / Math.cos(Math.PI / 8), [22.5, 67.5]);
}

function layCorners(nodes: NodeSet, { x, y, w, d }: Rect, off: number, degrees: readonly number[]): void {
  for (const degree of degrees) {
    const dx = off * Math.cos((degree * Math.PI) / 180);
    const dy = off * Math.sin((degree * Math.PI) / 180);
    nodes.add(x - dx, y - dy);
    nodes.add(x + w + dx, y - dy);
    nodes.add(x - dx, y + d + dy);
    nodes.add(x + w + dx, y + d + dy);
  }
}

/** From the place where the widest robot would stop straight towards the table, until this one reaches it. */
export function layApproach(
  nodes: NodeSet,
  table: Rect,
  { x, y }: Point,
  radius: number,
): [number, number][] {
  const distance = distanceToRect(table, x, y);
  const left = Math.max(0, distance - radius - armCm);
  const steps = Math.ceil(left / latticeStep);
  const end = nearestInRect(table, x, y);
  const line = [nodes.add(x, y)];
  for (let step = 1; step <= steps; step += 1) {
    const part = (left * step) / steps / distance;
    line.push(nodes.add(x + (end.x - x) * part, y + (end.y - y) * part));
  }
  return line
    .slice(1)
    .map((node, index): [number, number] => [line[index]!, node])
    .filter(([from, to]) => from >= 0 && to >= 0);
}
