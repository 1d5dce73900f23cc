import { tenThousands } from '#web/text/won.ts';
import { AxisY } from '#web/ui/chart/axes.tsx';
import { Bars, type BarGroup } from '#web/ui/chart/bars.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { scaleBars, withRoomFor } from '#web/ui/chart/plot.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { CostYear } from './cost-result.ts';

export interface CostYearsWords {
  title: string;
  year: (year: number) => string;
  saved: string;
  spent: string;
  net: string;
  unit: string;
  item: string;
  describe: string;
  noQuote: string;
}

interface CostYearsProps {
  words: CostYearsWords;
  years: readonly CostYear[];
}

function groupOf({ year, saved, spent }: CostYear, words: CostYearsWords): BarGroup {
  return {
    name: words.year(year),
    bars: [
      { name: words.saved, value: saved, className: 'fill-accent-strong' },
      ...(spent === undefined
        ? []
        : [
            {
              name: words.spent,
              value: spent,
              className: 'fill-[color-mix(in_srgb,var(--color-muted)_50%,white)]',
            },
          ]),
    ],
  };
}

function Key({ name, className }: { name: string; className: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden className={`size-3 rounded-full ${className}`} />
      {name}
    </li>
  );
}

/** On a phone a row's name stands above its figures: great sums need the width. */
const rowLook = 'max-sm:grid max-sm:grid-cols-3';
const cellLook = 'py-3 pl-2 whitespace-nowrap max-sm:pt-1';

/** One, two and three years side by side: as bars, and as a table. */
export function CostYears({ words, years }: CostYearsProps) {
  const groups = years.map((year) => groupOf(year, words));
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value));
  const rows = (['saved', 'spent', 'net'] as const).map((name) => ({
    name: words[name],
    isTotal: name === 'net',
    values: years.map((year) => year[name]),
  }));
  return (
    <>
      <ul aria-hidden className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-label">
        <Key name={words.saved} className="bg-accent-strong" />
        {years[0]?.spent !== undefined && <Key name={words.spent} className="bg-muted/50" />}
      </ul>
      <Chart title={words.title} description={words.describe}>
        {(paper) => {
          const y = scaleBars(values, paper);
          const plot = withRoomFor(y, tenThousands, paper);
          return (
            <>
              <AxisY plot={plot} scale={y} label={words.unit} format={tenThousands} />
              <Bars plot={plot} scale={y} groups={groups} format={tenThousands} />
            </>
          );
        }}
      </Chart>
      <table className="mt-6 w-full text-right text-label">
        <caption className="mb-2 text-right text-small text-muted">{words.unit}</caption>
        <thead>
          <tr className={classNames(rowLook, 'border-b border-ink text-small text-muted')}>
            <th scope="col" className="sr-only">
              {words.item}
            </th>
            {years.map(({ year }) => (
              <th key={year} scope="col" className="py-2.5 font-semibold">
                {words.year(year)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.name}
              className={classNames(rowLook, row.isTotal ? 'font-bold text-ink' : 'border-b border-line')}
            >
              <th scope="row" className="py-3 text-left font-semibold max-sm:col-span-full max-sm:pb-0">
                {row.name}
              </th>
              {row.values.map((value, index) =>
                value === undefined ? (
                  // Once for all years: none of them has a figure.
                  index === 0 && (
                    <td
                      key="none"
                      colSpan={years.length}
                      className={classNames(
                        cellLook,
                        'text-center font-normal text-muted max-sm:col-span-full max-sm:pl-0 max-sm:text-left',
                      )}
                    >
                      {words.noQuote}
                    </td>
                  )
                ) : (
                  <td key={years[index]?.year} className={cellLook}>
                    {tenThousands(value)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
