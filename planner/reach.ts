import type { Point } from './geometry.ts';
import { clearanceGrid, mostRadius, type ClearanceGrid } from './passages/clearance-grid.ts';
import { closingGaps } from './passages/closing-gaps.ts';
import { gapsUnder } from './passages/gaps.ts';
import { solidsOf } from './passages/solids.ts';
import { armCm, stopsAt, type Stop } from './passages/stops.ts';
import type { Plan } from './plan.ts';

export interface Reach {
  /** Diameter in cm of the widest disc that gets from the pickup point to the table; 0: none does. */
  width: number;
  /** Where it is served from. */
  stop: Point | null;
  /** The ends of the gap that decides, if it is one: the spot to mark. */
  narrowestAt: { a: Point; b: Point } | null;
}

/** For each table who gets there, where it is served and what decides. Whoever has the plan's grid already gives it. */
export function reach(plan: Plan, grid: ClearanceGrid = clearanceGrid(plan)): Map<string, Reach> {
  const solids = solidsOf(plan);
  const tables = plan.obstacles.filter(({ kind }) => kind === 'table');
  const stops = tables.map((table) => stopsAt(table, grid, solids));
  const closing = closingGaps(solids, gapsUnder(solids, 2 * mostRadius), plan.pickup, stops.flat());
  let next = 0;
  return new Map(
    tables.map(({ id }, index) => {
      let best: Reach = { width: 0, stop: null, narrowestAt: null };
      for (const stop of stops[index]!) {
        const gap = closing[next];
        next += 1;
        const width = Math.min(2 * grid.atPickup, 2 * stop.clearance, gap?.width ?? Infinity);
        if (width <= best.width || !isServed(stop, width)) continue;
        const decides = gap !== undefined && gap.width <= width;
        best = {
          width,
          stop: { x: stop.x, y: stop.y },
          narrowestAt: decides ? { a: gap.a, b: gap.b } : null,
        };
      }
      return [id, best];
    }),
  );
}

const isServed = ({ fromTable }: Stop, width: number) => fromTable <= width / 2 + armCm + 1e-9;

/** For each table the diameter in cm of the widest disc that gets there from the pickup point; at most 200. */
export function narrowest(plan: Plan): Map<string, number> {
  return new Map([...reach(plan)].map(([id, { width }]) => [id, width]));
}
