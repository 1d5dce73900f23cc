import { oneDecimal } from '#web/text/won.ts';
import { AxisY } from '#web/ui/chart/axes.tsx';
import { Bars, type BarGroup } from '#web/ui/chart/bars.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { scaleBars, withRoomFor } from '#web/ui/chart/plot.ts';
import { mostRobots } from './day-settings.ts';
import { durationText } from './duration-text.ts';
import { isBehind, type Fleets } from './fleet-verdict.ts';

export interface FleetChartWords {
  title: string;
  describe: (most: number) => string;
  robots: (count: number) => string;
  robotsHead: string;
  mean: string;
  p95: string;
  unfinished: string;
  orders: (count: number) => string;
  axis: { seconds: string; minutes: string };
  progress: (done: number, all: number) => string;
  /** What waits leave out where orders are left over. */
  behind: (robots: number, ordered: number, unfinished: number) => string;
}

interface FleetChartProps {
  words: FleetChartWords;
  fleets: Fleets;
  chosen: number;
}

/** Round steps of the axis are round in its unit. */
const unitFor = (mostS: number) => (mostS > 120 ? ('minutes' as const) : ('seconds' as const));
const secondsIn = { seconds: 1, minutes: 60 };

/** Mixed with white, so that no line of the paper shows through. */
const paleMean = 'fill-[color-mix(in_srgb,var(--color-accent-strong)_55%,white)]';
const p95 = 'fill-[color-mix(in_srgb,var(--color-muted)_70%,white)]';
const paleP95 = 'fill-[color-mix(in_srgb,var(--color-muted)_35%,white)]';

function Key({ name, className }: { name: string; className: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-full ${className}`} />
      {name}
    </li>
  );
}

/** How long orders wait with one to five robots, growing while it is being reckoned. */
export function FleetChart({ words, fleets, chosen }: FleetChartProps) {
  const known = [...fleets].toSorted(([one], [other]) => one - other);
  const unit = unitFor(Math.max(0, ...known.map(([, { p95WaitS }]) => p95WaitS)));
  const inUnit = (seconds: number) => seconds / secondsIn[unit];
  const barText = (value: number) => (value === 0 ? '' : durationText(value * secondsIn[unit]));
  const groups = Array.from({ length: mostRobots }, (_, index): BarGroup => {
    const fleet = fleets.get(index + 1);
    const isChosen = index + 1 === chosen;
    return {
      name: words.robots(index + 1),
      bars: [
        {
          name: words.mean,
          value: inUnit(fleet?.meanWaitS ?? 0),
          className: isChosen ? 'fill-accent-strong' : paleMean,
        },
        {
          name: words.p95,
          value: inUnit(fleet?.p95WaitS ?? 0),
          className: isChosen ? p95 : paleP95,
        },
      ],
    };
  });
  const values = known.map(([, { p95WaitS }]) => inUnit(p95WaitS));
  const behind = known.findLast(([, fleet]) => isBehind(fleet));
  return (
    <>
      <div className="mb-4 flex min-h-7 flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ul aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-label">
          <Key name={words.mean} className="bg-accent-strong" />
          <Key name={words.p95} className="bg-muted/70" />
        </ul>
        {fleets.size < mostRobots && (
          <label className="flex items-center gap-3 text-label text-muted">
            {words.progress(fleets.size, mostRobots)}
            <progress value={fleets.size} max={mostRobots} className="h-2 w-24 accent-accent-strong" />
          </label>
        )}
      </div>
      <Chart
        isBroad
        isTableSeenOnPhones
        title={words.title}
        description={words.describe(mostRobots)}
        table={{
          head: [words.robotsHead, words.mean, words.p95, words.unfinished],
          rows: known.map(([robots, { meanWaitS, p95WaitS, unfinished }]) => [
            words.robots(robots),
            durationText(meanWaitS),
            durationText(p95WaitS),
            words.orders(unfinished),
          ]),
        }}
      >
        {(paper) => {
          const y = scaleBars(values, paper);
          const plot = withRoomFor(y, oneDecimal, paper);
          return (
            <>
              <AxisY plot={plot} scale={y} label={words.axis[unit]} format={oneDecimal} />
              <Bars plot={plot} scale={y} groups={groups} format={barText} />
            </>
          );
        }}
      </Chart>
      {behind && (
        <p className="mt-3 text-label text-muted">
          {words.behind(behind[0], behind[1].ordered, behind[1].unfinished)}
        </p>
      )}
    </>
  );
}
