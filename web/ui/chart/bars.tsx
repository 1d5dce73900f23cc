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

/** The lines of a value: one if it has room there, else its parts, and none if those have not. */
function linesIn(room: number, values: readonly string[]): (text: string) => string[] {
  const fit = (texts: readonly string[]) => texts.every((text) => textWidth(text) < room);
  const partsOf = (text: string) => text.split('\u00a0');
  if (fit(values)) return (text) => [text];
  return fit(values.flatMap(partsOf)) ? partsOf : () => [];
}

const lineHeight = 16;

/** Groups of bars side by side, each with its value above it where there is room, and the name of its group below. */
export function Bars({ plot, scale, groups, format }: BarsProps) {
  const band = scaleBand()
    .domain(groups.map(({ name }) => name))
    .range([plot.left, plot.width - plot.right])
    .padding(0.12);
  const inner = scaleBand()
    .domain(groups[0]?.bars.map(({ name }) => name) ?? [])
    .range([0, band.bandwidth()])
    .padding(0.08);
  const written = groups.flatMap(({ bars }) => bars.map(({ value }) => format(value)));
  const linesOf = linesIn(inner.step(), written);
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
          {linesOf(format(value)).map((line, index, { length }) => (
            <text
              key={line}
              x={inner.bandwidth() / 2}
              y={scale(value) - 8 - (length - 1 - index) * lineHeight}
              textAnchor="middle"
              strokeWidth={5}
              className="fill-ink stroke-white text-[13px] font-semibold tabular-nums [paint-order:stroke] [stroke-linejoin:round]"
            >
              {line}
            </text>
          ))}
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
