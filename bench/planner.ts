import { simulateDay } from '#planner/day.ts';
import { parsePlan, planLimits, type Plan } from '#planner/plan.ts';
import { narrowest } from '#planner/reach.ts';
import { hallWithAisles } from '#tests/support/hall-with-aisles.ts';
import { randomPlan } from '#tests/support/random-plan.ts';
import { planTemplates } from '#web/content/tools/planner-templates/templates.ts';
import { report, times, whole, type Row } from './report.ts';

const frameMs = 1000 / 60;
const dayHours = 10;

/** CPU time of the middle one of some runs, after some that are not counted. */
function medianMs(rounds: number, work: () => unknown): number {
  for (let round = 0; round < Math.ceil(rounds / 2); round += 1) work();
  const taken = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return taken.sort((one, other) => one - other)[rounds >> 1]!;
}

const frameRow = (what: string, ms: number, target = ''): Row => [
  what,
  `${ms.toFixed(1)} ms`,
  `${times(ms / frameMs)} of a frame`,
  target,
];

function reachRow(metres: readonly [number, number], obstacles: number, target = ''): Row {
  const plan = randomPlan({ seed: 1, width: metres[0] * 100, depth: metres[1] * 100, obstacles });
  const ms = medianMs(obstacles > 100 ? 7 : 31, () => narrowest(plan));
  return frameRow(`passages, ${metres.join(' × ')} m, ${plan.obstacles.length} things`, ms, target);
}

/** What nobody draws, and somebody may send: as many tables as there may be, all of them over each other. */
function heapRow(): Row {
  const obstacles = Array.from({ length: planLimits.obstacles }, (_, index) => {
    return { kind: 'table', id: `t${index}`, x: 7 * index, y: 7 * index, w: 3_000, d: 3_000 };
  });
  const room = { v: 1, name: '', width: 6_000, depth: 6_000, dock: null, pickup: { x: 5_900, y: 100 } };
  const plan = parsePlan({ ...room, obstacles });
  const ms = medianMs(3, () => narrowest(plan));
  return frameRow(`passages, 60 × 60 m, ${obstacles.length} tables over each other`, ms);
}

/** What follows a hand that drags a table, with each step of it. */
function dragRow(): Row {
  const [plan] = planTemplates;
  const dragged = plan.obstacles.findIndex(({ kind }) => kind === 'table');
  let step = 0;
  const ms = medianMs(31, () => {
    step += 1;
    const obstacles = plan.obstacles.map((thing, index) =>
      index === dragged ? { ...thing, x: thing.x + (step % 10) } : thing,
    );
    return narrowest({ ...plan, obstacles });
  });
  return frameRow(
    `one step of a drag, first template, ${plan.obstacles.length} things`,
    ms,
    '≤ 1× of a frame',
  );
}

function dayMs(plan: Plan, robots: number): number {
  const options = { model: 'T10', robots, ordersPerHour: 120, hours: dayHours, ordersPerTrip: 3 };
  let seed = 0;
  return medianMs(3, () => {
    seed += 1;
    return simulateDay(plan, { ...options, seed });
  });
}

const realTime = (ms: number) => `${whole((dayHours * 3_600_000) / ms)}× real time`;

const rows: Row[] = [
  reachRow([12, 8], 20),
  reachRow([12, 8], 40, '≤ 1× of a frame'),
  reachRow([24, 16], 40),
  reachRow([30, 20], 150),
  reachRow([60, 60], 400),
  heapRow(),
  dragRow(),
];
for (const aisle of [180, 90]) {
  const plan = hallWithAisles(aisle);
  let chart = 0;
  for (const robots of [1, 2, 3, 4, 5, 8, 10]) {
    const ms = dayMs(plan, robots);
    if (robots <= 5) chart += ms;
    const target = robots === 5 ? '≤ 1 s' : '≤ 2 s';
    rows.push([
      `day, aisles of ${aisle} cm, ${robots === 1 ? '1 robot' : `${robots} robots`}`,
      `${whole(ms)} ms`,
      realTime(ms),
      target,
    ]);
  }
  rows.push([`chart, aisles of ${aisle} cm, one to five robots`, `${whole(chart)} ms`, '', '']);
}
report(
  'bench:planner',
  rows,
  `CPU time, the middle one of several runs. A day: ${dayHours} hours in 30 × 20 m with 60 tables, 120 orders an hour, three a trip.`,
);
