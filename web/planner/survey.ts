import { robotOf, robots, type Model } from '#catalog/robots.ts';
import type { Point } from '#planner/geometry.ts';
import { modelReach } from '#planner/model-reach.ts';
import { clearanceGrid, gridStep, middleOf, type ClearanceGrid } from '#planner/passages/clearance-grid.ts';
import type { Obstruction } from '#planner/plan-texts.ts';
import type { Plan } from '#planner/plan.ts';
import { reach, type Reach } from '#planner/reach.ts';
import { markRadius } from '#web/plan/plan-sizes.ts';

export interface ModelSurvey {
  model: Model;
  /** Unknown passage: nobody can say where it gets to. */
  passageCm: number | null;
  reached: ReadonlySet<string> | null;
  obstruction: Obstruction | null;
}

/** The narrowest spot of a way, with the tables behind it. */
export interface NarrowSpot {
  a: Point;
  b: Point;
  cm: number;
  tables: readonly string[];
}

export interface Survey {
  tables: number;
  models: readonly ModelSurvey[];
  spots: readonly NarrowSpot[];
  /** From the pickup point to the nearest thing. */
  pickupCm: number;
  floors: readonly Floor[];
}

/** Where robots of a width get to, as a path that covers all of it stroked as wide as they are. */
export interface Floor {
  passageCm: number;
  path: string;
  /** Of the robot that is looked at; else of the narrowest one. */
  isOwn: boolean;
}

export interface SurveyQuestion {
  plan: Plan;
  /** The robot that is looked at. */
  model: Model;
}

function obstructionOf(
  passageCm: number,
  pickupCm: number,
  ways: ReadonlyMap<string, Reach>,
): Obstruction | null {
  const missed = [...ways].filter(([, { width }]) => width < passageCm);
  if (missed.length === 0) return null;
  if (2 * pickupCm < passageCm) return { why: 'pickup', roomCm: 2 * pickupCm };
  const [table, { width }] = missed.reduce((most, one) => (one[1].width > most[1].width ? one : most));
  return width === 0 ? { why: 'closed', table } : { why: 'narrow', table, wayCm: width };
}

/**
 * One spot for all tables that the same gap decides over, or the room around the pickup point; a table that neither decides
 * over is marked where it is served, and one that nobody gets to on itself.
 */
function spotsOf(plan: Plan, ways: ReadonlyMap<string, Reach>, pickupCm: number): NarrowSpot[] {
  const { x, y } = plan.pickup;
  const underPickup = { x, y: y + 2 * markRadius(plan) };
  const spots = new Map<string, { a: Point; b: Point; cm: number; tables: string[] }>();
  for (const [id, { width, stop, narrowestAt }] of ways) {
    const table = plan.obstacles.find((thing) => thing.id === id)!;
    const itself = stop ?? { x: table.x + table.w / 2, y: table.y + table.d / 2 };
    const middle = width > 0 && width >= 2 * pickupCm ? underPickup : itself;
    const { a, b } = narrowestAt ?? { a: middle, b: middle };
    const key = [a, b]
      .map((end) => `${Math.round(end.x)} ${Math.round(end.y)}`)
      .toSorted()
      .join();
    const known = spots.get(key);
    if (known) known.tables.push(id);
    else spots.set(key, { a, b, cm: width, tables: [id] });
  }
  return [...spots.values()];
}

/** All that the page says of a plan before a robot has moved. */
export function survey({ plan, model: asked }: SurveyQuestion): Survey {
  const grid = clearanceGrid(plan);
  const ways = reach(plan, grid);
  const models = modelReach(new Map([...ways].map(([id, { width }]) => [id, width])));
  return {
    tables: ways.size,
    models: models.map(({ model, reached }) => {
      const { passageCm } = robotOf(model);
      return {
        model,
        passageCm: passageCm ?? null,
        reached,
        obstruction: passageCm === undefined ? null : obstructionOf(passageCm, grid.atPickup, ways),
      };
    }),
    spots: spotsOf(plan, ways, grid.atPickup),
    pickupCm: grid.atPickup,
    floors: floorsOf(grid, robotOf(asked).passageCm),
  };
}

/** The narrowest passage that any robot takes. */
const leastPassage = Math.min(...robots.map((robot) => ('passageCm' in robot ? robot.passageCm : Infinity)));

/** Narrower ones lie under wider ones. A robot whose passage nobody knows has no floor of its own. */
function floorsOf(grid: ClearanceGrid, own: number | undefined): Floor[] {
  const widths = own === undefined || own === leastPassage ? [leastPassage] : [leastPassage, own];
  return widths.map((passageCm) => ({
    passageCm,
    path: drivenFloor(grid, passageCm),
    isOwn: passageCm === own,
  }));
}

/** Runs of the grid, every sixth row of them where the floor is wide. */
function drivenFloor({ columns, rows, widest }: ClearanceGrid, passageCm: number): string {
  // A point of the grid lies up to half a step beside the middle of a gap.
  const least = (passageCm - gridStep) / 2;
  const isOpen = (cell: number) => widest[cell]! >= least;
  let path = '';
  for (let row = 1; row < rows - 1; row += 1) {
    for (let column = 1; column < columns - 1; column += 1) {
      const first = row * columns + column;
      if (!isOpen(first)) continue;
      while (column < columns - 2 && isOpen(row * columns + column + 1)) column += 1;
      const last = row * columns + column;
      const middle = (first + last) >> 1;
      if (row % 6 !== 0 && isOpen(middle - columns) && isOpen(middle + columns)) continue;
      const y = middleOf(row);
      path += `M${middleOf(first - row * columns)} ${y}H${middleOf(column)}`;
    }
  }
  return path;
}
