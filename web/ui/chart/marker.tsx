import { classNames } from '../class-names.ts';
import type { Plot } from './plot.ts';

interface MarkerProps {
  plot: Plot;
  x: number;
  y: number;
  label: string;
  /** Where the words stand: beside a rising line both of these are free. */
  side: 'above left' | 'below right';
  className: string;
  /** Leads down to the axis. */
  dropsTo?: number;
}

/** About what bold letters take. */
const widthOf = (label: string) =>
  [...label].reduce((sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 13 : 8.5), 0);

/** From the point, and from the paper's edge. */
const gap = 4;

/** A point with words that stay on the paper, readable over any line. */
export function Marker({ plot, x, y, label, side, className, dropsTo }: MarkerProps) {
  const isAbove = side === 'above left';
  const width = widthOf(label);
  const room = isAbove ? x - plot.left : plot.width - plot.right - x;
  const isLeft = isAbove === room > width + gap;
  const start = isLeft ? x - gap - width : x + gap;
  const onPaper = Math.min(Math.max(start, gap), plot.width - gap - width);
  // Where it has room, its end stays at the point however wide it turns out to be.
  const [anchor, place] =
    isLeft && onPaper === start ? (['end', x - gap] as const) : (['start', onPaper] as const);
  return (
    <g className={className}>
      {dropsTo !== undefined && (
        <line x1={x} x2={x} y1={y} y2={dropsTo} strokeDasharray="3 5" className="stroke-current" />
      )}
      <circle cx={x} cy={y} r={6} strokeWidth={3} className="fill-current stroke-white" />
      <text
        x={place}
        y={isAbove ? y - 15 : y + 25}
        textAnchor={anchor}
        strokeWidth={5}
        className={classNames(
          'fill-current stroke-white text-[14px] font-bold tabular-nums',
          '[paint-order:stroke] [stroke-linejoin:round]',
        )}
      >
        {label}
      </text>
    </g>
  );
}
