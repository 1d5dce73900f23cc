import type { Plot, Scale } from './plot.ts';

export const axisText = 'fill-muted text-[13px] tabular-nums';

interface AxisProps {
  plot: Plot;
  scale: Scale;
  /** What is measured, and in which unit. */
  label: string;
  format: (value: number) => string;
}

/** Lines across the paper with their values at the left; the one at nought is stronger. */
export function AxisY({ plot, scale, label, format }: AxisProps) {
  return (
    <g>
      <text x={0} y={14} className={axisText}>
        {label}
      </text>
      {scale.ticks(plot.steps.y).map((value) => (
        <g key={value} transform={`translate(0 ${scale(value)})`}>
          <line
            x1={plot.left}
            x2={plot.width - plot.right}
            className={value === 0 ? 'stroke-muted' : 'stroke-line'}
          />
          <text x={plot.left - 8} dy="0.35em" textAnchor="end" className={axisText}>
            {format(value)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Values below the paper, and what they are in the middle under them. */
export function AxisX({ plot, scale, label, format }: AxisProps) {
  const y = plot.height - plot.bottom;
  return (
    <g>
      {scale.ticks(plot.steps.x).map((value) => (
        <text key={value} x={scale(value)} y={y + 20} textAnchor="middle" className={axisText}>
          {format(value)}
        </text>
      ))}
      <text
        x={(plot.left + plot.width - plot.right) / 2}
        y={plot.height - 6}
        textAnchor="middle"
        className={axisText}
      >
        {label}
      </text>
    </g>
  );
}
