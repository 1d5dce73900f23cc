import { max } from 'd3-array';
import { scaleBand } from 'd3-scale';
import { axisText } from './axes.tsx';
import { textWidth, type Plot, type Scale } from './plot.ts';

export interface BarGroup {
  name: string;
  bars: readonly { name: string; value: number; className: string }[];
}

interface BarsProps {
  plot: Plot;
  scale: Scale;
  groups: readonly BarGroup[];
  format: (value: number) => string;
}

/** Groups of bars side by side, each with its value above it where there is room, and the name of its group below. */
export function Bars({ plot, scale, groups, format }: BarsProps) {
  const band = scaleBand()
    .domain(groups.map(({ name }) => name))
    .range([plot.left, plot.width - plot.right])
    .padding(0.22);
  const inner = scaleBand()
    .domain(groups[0]?.bars.map(({ name }) => name) ?? [])
    .range([0, band.bandwidth()])
    .padding(0.08);
  const longest = max(groups.flatMap(({ bars }) => bars.map(({ value }) => textWidth(format(value))))) ?? 0;
  const isRoomy = longest < inner.step();
  return groups.map((group) => (
    <g key={group.name} transform={`translate(${band(group.name)} 0)`}>
      {group.bars.map(({ name, value, className }) => (
        <g key={name} transform={`translate(${inner(name)} 0)`}>
          <rect
            y={scale(value)}
            width={inner.bandwidth()}
            height={scale(0) - scale(value)}
            rx={4}
            className={className}
          />
          {isRoomy && (
            <text
              x={inner.bandwidth() / 2}
              y={scale(value) - 8}
              textAnchor="middle"
              className="fill-ink text-[13px] font-semibold tabular-nums"
            >
              {format(value)}
            </text>
          )}
        </g>
      ))}
      <text
        x={band.bandwidth() / 2}
        y={plot.height - plot.bottom + 24}
        textAnchor="middle"
        className={axisText}
      >
        {group.name}
      </text>
    </g>
  ));
}
