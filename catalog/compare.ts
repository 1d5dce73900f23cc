import { factOf, rowNames, type Fact, type FactName } from './facts.ts';
import { robotOf, robotTypes, type Model, type Robot, type Task } from './robots.ts';

/** How many models stand beside each other. */
export const comparedModels = { min: 2, max: 4 } as const;

export interface Cell {
  text: string;
  /** `unknown`: nobody has stated it. `none`: it says nothing of this kind of robot. */
  state: 'best' | 'known' | 'unknown' | 'none';
}

export interface Row {
  label: string;
  cells: Cell[];
  /** All cells say the same. */
  isEqual: boolean;
}

/** Which end of a fact is the better one; of size, nobody can say. */
const better: Record<FactName, 'more' | 'less'> = {
  weightKg: 'less',
  speedMs: 'more',
  volumeL: 'more',
  stops: 'more',
  deliveriesADay: 'more',
  trays: 'more',
  payloadKg: 'more',
  trayPayloadKg: 'more',
  passageCm: 'less',
  cleaningM2PerH: 'more',
  cleaningWidthCm: 'more',
  suctionPa: 'more',
  noiseDb: 'less',
  displayInch: 'more',
  touchInch: 'more',
  shockRings: 'more',
  visionSensors: 'more',
  trayDetectionPercent: 'more',
  rollers: 'more',
  sensors: 'more',
  chargeH: 'less',
  runH: 'more',
  sweepRunH: 'more',
  batterySwapS: 'less',
};

/** Facts that only some kinds of work know: a robot that carries dishes has no suction, known or unknown. */
const onlyFor: Partial<Record<FactName, readonly Task[]>> = {
  volumeL: ['delivery'],
  deliveriesADay: ['serving', 'delivery', 'carrying'],
  stops: ['serving', 'delivery', 'carrying'],
  trays: ['serving'],
  payloadKg: ['serving', 'delivery', 'carrying'],
  trayDetectionPercent: ['serving'],
  cleaningM2PerH: ['cleaning'],
  cleaningWidthCm: ['cleaning'],
  suctionPa: ['cleaning'],
  rollers: ['cleaning'],
};

/** Of a span what one has to reckon with: its end. */
function figureOf(robot: Robot, name: FactName): number | undefined {
  const stated = robot[name];
  return typeof stated === 'object' ? stated[1] : stated;
}

/** The best figure, where at least two are known and they differ. */
function bestFigure(robots: readonly Robot[], name: FactName): number | undefined {
  const known = robots.map((robot) => figureOf(robot, name)).filter((figure) => figure !== undefined);
  if (new Set(known).size < 2) return undefined;
  return better[name] === 'more' ? Math.max(...known) : Math.min(...known);
}

function cellOf(robot: Robot, name: FactName, best: number | undefined): Cell {
  const fact = factOf(robot, name);
  if (fact !== null) {
    const isBest = best !== undefined && figureOf(robot, name) === best;
    return { text: fact.text, state: isBest ? 'best' : 'known' };
  }
  const isKnownToAll = onlyFor[name]?.includes(robot.task) ?? true;
  return isKnownToAll ? { text: '확인 필요', state: 'unknown' } : { text: '해당 없음', state: 'none' };
}

/** One name for a fact that robots call differently: `적재 무게` for the greatest and the least of it. */
function labelOf(facts: readonly Fact[]): string {
  const labels = [...new Set(facts.map(({ label }) => label))];
  const short = labels.find((label) => labels.every((other) => other.includes(label)));
  return short ?? labels.join(' · ');
}

const rowOf = (label: string, cells: Cell[]): Row => ({
  label,
  cells,
  isEqual: cells.every(({ text, state }) => text === cells[0]?.text && state !== 'unknown'),
});

const plainRow = (label: string, texts: string[]): Row =>
  rowOf(
    label,
    texts.map((text) => ({ text, state: 'known' })),
  );

/** The models' facts beside each other: a row for each that at least one of them has. */
export function compare(models: readonly Model[]): Row[] {
  const robots = models.map(robotOf);
  const rows = rowNames.flatMap((name) => {
    const facts = robots.map((robot) => factOf(robot, name)).filter((fact) => fact !== null);
    if (facts.length === 0) return [];
    const best = bestFigure(robots, name);
    return [
      rowOf(
        labelOf(facts),
        robots.map((robot) => cellOf(robot, name, best)),
      ),
    ];
  });
  return [
    plainRow(
      '종류',
      robots.map(({ type }) => robotTypes[type]),
    ),
    plainRow(
      '크기 (폭 × 깊이 × 높이)',
      robots.map(({ sizeCm: { w, d, h } }) => `${w} × ${d} × ${h}cm`),
    ),
    ...rows,
  ];
}
