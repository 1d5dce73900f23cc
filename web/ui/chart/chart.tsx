import { useId, type ReactNode } from 'react';
import { ChartTable, type ChartTableData } from './chart-table.tsx';
import { broadPlot, narrowPlot, widePlot, type Plot } from './plot.ts';

interface ChartProps {
  title: string;
  /** In the units of the paper; as high as a chart that stands alone unless told otherwise. */
  height?: number;
  /** Whether it runs across a whole wide window. */
  isBroad?: boolean;
  /** What the drawing shows, in a sentence or two. */
  description: string;
  /** The values, for those who hear them; left out where a table of them stands beside the chart. */
  table?: ChartTableData;
  /** Whether phones, where bars are too narrow for their values, show them in the table. */
  isTableSeenOnPhones?: boolean;
  /** Draws for one paper: what fits a phone is another drawing, not a smaller one. */
  children: (plot: Plot) => ReactNode;
}

const narrow = { plot: narrowPlot, className: 'mx-auto w-full max-w-[30rem] md:hidden' };
const papers = [narrow, { plot: widePlot, className: 'hidden w-full md:block' }];
const papersUpToBroad = [
  narrow,
  { plot: widePlot, className: 'hidden w-full md:block xl:hidden' },
  { plot: broadPlot, className: 'hidden w-full xl:block' },
];

/** An SVG that is whole in the server's HTML: no layout is measured. */
export function Chart({
  title,
  height,
  isBroad = false,
  description,
  table,
  isTableSeenOnPhones = false,
  children,
}: ChartProps) {
  const id = useId();
  return (
    <figure>
      {(isBroad ? papersUpToBroad : papers).map(({ plot: whole, className }) => {
        const plot = { ...whole, height: height ?? whole.height };
        const own = `${id}${plot.width}`;
        return (
          <svg
            key={plot.width}
            viewBox={`0 0 ${plot.width} ${plot.height}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="img"
            aria-labelledby={`${own}-title ${own}-desc`}
            className={className}
          >
            <title id={`${own}-title`}>{title}</title>
            <desc id={`${own}-desc`}>{description}</desc>
            {children(plot)}
          </svg>
        );
      })}
      {table && <ChartTable caption={title} isSeenOnPhones={isTableSeenOnPhones} {...table} />}
    </figure>
  );
}
