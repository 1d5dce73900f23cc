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
  /** One model has a value here, and nothing to be compared with. */
  isAlone: boolean;
}

/** What a robot is called by its work: the forms count the one for hotels among the serving robots. */
const kinds: Record<Task, string> = {
  serving: robotTypes.serving,
  delivery: '호텔 배송로봇',
  carrying: robotTypes.logistics,
  cleaning: robotTypes.cleaning,
};

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

/** All figures that a cell says: the ends of a span, or one for each way of working. The worst first, higher is better. */
function figuresOf(robot: Robot, name: FactName): number[] {
  const stated = [robot[name], name === 'runH' ? robot.sweepRunH : undefined];
  const sign = better[name] === 'more' ? 1 : -1;
  return stated
    .flat()
    .filter((figure) => figure !== undefined)
    .map((figure) => figure * sign)
    .toSorted((one, other) => one - other);
}

/** At its worst no worse than any other at its best, and better than at least one whose figure is known. */
function isBest(robot: Robot, name: FactName, robots: readonly Robot[]): boolean {
  const [worst] = figuresOf(robot, name);
  const rivals = robots.filter((other) => other !== robot).flatMap((other) => figuresOf(other, name));
  return (
    worst !== undefined &&
    rivals.some((figure) => figure < worst) &&
    rivals.every((figure) => figure <= worst)
  );
}

function cellOf(robot: Robot, name: FactName, robots: readonly Robot[]): Cell {
  const fact = factOf(robot, name);
  if (fact !== null) return { text: fact.text, state: isBest(robot, name, robots) ? 'best' : 'known' };
  const isKnownToAll = onlyFor[name]?.includes(robot.task) ?? true;
  return isKnownToAll ? { text: '확인 필요', state: 'unknown' } : { text: '해당 없음', state: 'none' };
}

/** One name for a fact that robots call differently: `적재 무게` for the greatest and the least of it. */
function labelOf(facts: readonly Fact[]): string {
  const labels = [...new Set(facts.map(({ label }) => label))];
  const short = labels.find((label) => labels.every((other) => other.includes(label)));
  return short ?? labels.join(' · ');
}

const isStated = ({ state }: Cell) => state === 'best' || state === 'known';

const rowOf = (label: string, cells: Cell[]): Row => ({
  label,
  cells,
  isAlone: cells.filter(isStated).length < 2,
  isEqual: cells.every(({ text, state }) => text === cells[0]?.text && state !== 'unknown'),
});

const plainRow = (label: string, texts: string[]): Row =>
  rowOf(
    label,
    texts.map((text) => ({ text, state: 'known' })),
  );

/** First what can be compared, then what the first of them alone states, and so on. */
const turnOf = ({ isAlone, cells }: Row) => (isAlone ? 1 + cells.findIndex(isStated) : 0);

/** The models' facts beside each other: a row for each that at least one of them has, those of one alone last, model by model. */
export function compare(models: readonly Model[]): Row[] {
  const robots = models.map(robotOf);
  const rows = rowNames.flatMap((name) => {
    const facts = robots.map((robot) => factOf(robot, name)).filter((fact) => fact !== null);
    if (facts.length === 0) return [];
    return [
      rowOf(
        labelOf(facts),
        robots.map((robot) => cellOf(robot, name, robots)),
      ),
    ];
  });
  return [
    plainRow(
      '종류',
      robots.map(({ task }) => kinds[task]),
    ),
    plainRow(
      '크기 (폭×깊이×높이)',
      robots.map(({ sizeCm: { w, d, h } }) => `${w} × ${d} × ${h}cm`),
    ),
    ...rows.toSorted((one, other) => turnOf(one) - turnOf(other)),
  ];
}
