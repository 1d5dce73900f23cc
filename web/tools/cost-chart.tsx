import type { SavingTexts } from '#catalog/saving-texts.ts';
import { oneDecimal, tenThousands } from '#web/text/won.ts';
import { AxisX, AxisY } from '#web/ui/chart/axes.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { Marker } from '#web/ui/chart/marker.tsx';
import { scaleX, scaleY, withRoomFor } from '#web/ui/chart/plot.ts';
import { AreaPath, LinePath, type Point } from '#web/ui/chart/shapes.tsx';
import type { CostInput } from './cost-inputs.ts';
import { mostTripsShown, wonAt, type CostResult } from './cost-result.ts';

export interface CostChartWords {
  title: string;
  net: string;
  saved: string;
  trips: string;
  now: (trips: string, amount: string) => string;
  breakEven: (trips: string) => string;
  describe: (texts: SavingTexts) => string;
  noQuote: string;
  outOfSight: (texts: SavingTexts) => string;
}

interface CostChartProps {
  words: CostChartWords;
  input: CostInput;
  result: CostResult;
  texts: SavingTexts;
}

interface Line {
  most: number;
  /** Where on the paper's x it crosses nought; null where that is not in sight. */
  crossing: number | null;
}

/** Below nought in one colour, above it in another. */
function SavingLine({ at, level, line }: { at: (trips: number) => Point; level: number; line: Line }) {
  const { most, crossing } = line;
  const below = at(0)[1] > level ? [at(0), at(crossing ?? most)] : [];
  const above = at(most)[1] < level ? [at(crossing ?? 0), at(most)] : [];
  return (
    <>
      <AreaPath points={below} level={level} className="fill-warm/10" />
      <AreaPath points={above} level={level} className="fill-accent/20" />
      <LinePath points={below} className="stroke-warm" />
      <LinePath points={above} className="stroke-accent-strong" />
    </>
  );
}

/** What a month leaves against trips an hour, with the break-even point and where one stands. */
export function CostChart({ words, input, result, texts }: CostChartProps) {
  const { breakEvenTripsPerHour: breakEven } = result;
  const most = mostTripsShown(input, breakEven);
  const isInSight = breakEven !== undefined && breakEven > 0 && breakEven <= most;
  const line: Line = { most, crossing: isInSight ? breakEven : null };
  const won = wonAt(input, input.trips);
  const amount = input.rent === undefined ? words.saved : words.net;
  const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => share * most);
  const hint =
    input.rent === undefined ? words.noQuote : isInSight || breakEven === 0 ? null : words.outOfSight(texts);
  return (
    <>
      <Chart
        title={words.title}
        description={words.describe(texts)}
        table={{
          head: [words.trips, amount],
          rows: steps.map((trips) => [oneDecimal(trips), tenThousands(wonAt(input, trips))]),
        }}
      >
        {(paper) => {
          const y = scaleY([wonAt(input, 0), wonAt(input, most)], paper);
          const plot = withRoomFor(y, tenThousands, paper);
          const x = scaleX(most, plot);
          const at = (trips: number): Point => [x(trips), y(wonAt(input, trips))];
          return (
            <>
              <AxisY plot={plot} scale={y} label={amount} format={tenThousands} />
              <AxisX plot={plot} scale={x} label={words.trips} format={oneDecimal} />
              <SavingLine at={at} level={y(0)} line={line} />
              {isInSight && (
                <Marker
                  plot={plot}
                  x={x(breakEven)}
                  y={y(0)}
                  side={won < 0 ? 'above left' : 'below right'}
                  label={words.breakEven(texts.breakEven ?? '')}
                  className="text-ink"
                />
              )}
              <Marker
                plot={plot}
                x={x(input.trips)}
                y={y(won)}
                side={won < 0 ? 'below right' : 'above left'}
                label={words.now(oneDecimal(input.trips), tenThousands(won))}
                className={won < 0 ? 'text-warm' : 'text-accent-strong'}
                dropsTo={plot.height - plot.bottom}
              />
            </>
          );
        }}
      </Chart>
      {hint && <p className="mt-3 text-label text-muted">{hint}</p>}
    </>
  );
}
