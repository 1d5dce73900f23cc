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

/** About what a bold letter takes; Hangul more, digits less. */
const letterWidth = 10;

/** A point with words that stay on the paper, readable over any line. */
export function Marker({ plot, x, y, label, side, className, dropsTo }: MarkerProps) {
  const isAbove = side === 'above left';
  const room = isAbove ? x - plot.left : plot.width - plot.right - x;
  const isRoomy = room > label.length * letterWidth;
  const anchor = isAbove === isRoomy ? 'end' : 'start';
  return (
    <g className={className}>
      {dropsTo !== undefined && (
        <line x1={x} x2={x} y1={y} y2={dropsTo} strokeDasharray="3 5" className="stroke-current" />
      )}
      <circle cx={x} cy={y} r={6} strokeWidth={3} className="fill-current stroke-white" />
      <text
        x={anchor === 'end' ? x - 4 : x + 4}
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
