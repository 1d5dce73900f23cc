import { ChevronDown } from 'lucide-react';
import { inquiryCategories } from '#contract/choices.ts';
import type { DayFigures } from '#contract/dashboard.ts';
import { AxisY, axisText } from '#web/ui/chart/axes.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { scaleY, withRoomFor, type Plot } from '#web/ui/chart/plot.ts';

const series = [
  {
    name: inquiryCategories.partnership.name,
    key: 'partnership',
    fill: 'fill-accent-strong',
    dot: 'bg-accent-strong',
  },
  { name: inquiryCategories.support.name, key: 'support', fill: 'fill-amber', dot: 'bg-amber' },
] as const;

/** Lower than a chart that stands alone on its page. */
const paperHeight = 260;
/** Whole inquiries only. */
const asCount = (value: number) => (Number.isInteger(value) ? value.toLocaleString('ko-KR') : '');
const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8, 10))}`;
const totalOf = ({ partnership, support }: DayFigures) => partnership + support;

/** A bar a day, both kinds on top of each other. */
function DayBars({ plot: given, daily }: { plot: Plot; daily: readonly DayFigures[] }) {
  const paper = { ...given, bottom: 32, steps: { ...given.steps, y: 4 } };
  const scale = scaleY([4, ...daily.map(totalOf)], paper);
  const plot = withRoomFor(scale, asCount, paper);
  const step = (plot.width - plot.left - plot.right) / daily.length;
  const gap = step > 4 ? step * 0.25 : 0;
  const labelEvery = Math.ceil(daily.length / plot.steps.x);
  return (
    <>
      <AxisY plot={plot} scale={scale} label="건" format={asCount} />
      {daily.map((figures, index) => {
        const x = plot.left + index * step;
        const base = scale(figures.partnership);
        return (
          <g key={figures.day}>
            <rect
              x={x + gap / 2}
              y={base}
              width={step - gap}
              height={scale(0) - base}
              className={series[0].fill}
            />
            <rect
              x={x + gap / 2}
              y={scale(totalOf(figures))}
              width={step - gap}
              height={base - scale(totalOf(figures))}
              className={series[1].fill}
            />
            {(daily.length - 1 - index) % labelEvery === 0 && (
              <text x={x + step / 2} y={plot.height - 8} textAnchor="middle" className={axisText}>
                {shortDay(figures.day)}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Inquiries a day, drawn and as a table. */
export function DailyChart({ daily }: { daily: readonly DayFigures[] }) {
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 text-label">
        {series.map(({ name, dot }) => (
          <li key={name} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-full ${dot}`} />
            {name}
          </li>
        ))}
      </ul>
      <Chart
        isBroad
        height={paperHeight}
        title="일별 문의"
        description={`최근 ${daily.length}일 동안 하루에 접수된 문의입니다. 값은 아래 표에 있습니다.`}
      >
        {(plot) => <DayBars plot={plot} daily={daily} />}
      </Chart>
      <details className="group text-label">
        <summary className="flex min-h-control w-fit items-center gap-1 rounded-sm font-medium text-muted hover:text-ink">
          표로 보기
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <DailyTable daily={daily} />
      </details>
    </>
  );
}

function DailyTable({ daily }: { daily: readonly DayFigures[] }) {
  const number = 'px-3 py-1.5 text-right tabular-nums';
  return (
    <table className="w-full rounded-sm ring-1 ring-line">
      <caption className="sr-only">일별 문의</caption>
      <thead className="bg-surface text-small text-muted">
        <tr>
          <th scope="col" className="px-3 py-1.5 text-left font-medium">
            날짜
          </th>
          {[...series.map(({ name }) => name), '합계'].map((name) => (
            <th key={name} scope="col" className={`${number} font-medium`}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {daily.toReversed().map((figures) => (
          <tr key={figures.day} className="border-t border-line">
            <th scope="row" className="px-3 py-1.5 text-left font-normal tabular-nums">
              {figures.day}
            </th>
            {series.map(({ key }) => (
              <td key={key} className={number}>
                {figures[key].toLocaleString('ko-KR')}
              </td>
            ))}
            <td className={`${number} font-semibold text-ink`}>{totalOf(figures).toLocaleString('ko-KR')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
