import { classNames } from '../class-names.ts';
import type { Plot } from './plot.ts';

interface MarkerProps {
  plot: Plot;
  x: number;
  y: number;
  label: string;
  /** Where the words stand as long as there is room: beside a rising line both of these are free. */
  side: 'above left' | 'below right';
  className: string;
  /** Leads down to the axis. */
  dropsTo?: number;
}

/** About what bold letters take. */
const widthOf = (label: string) =>
  [...label].reduce((sum, letter) => sum + (/\p{Script=Hangul}/u.test(letter) ? 13 : 8), 0);

/** Between words and the point, and between words and the edges. */
const gap = 4;
const above = -15;
const below = 25;

/** A point with words that stay on the paper and off the axes, readable over any line. */
export function Marker({ plot, x, y, label, side, className, dropsTo }: MarkerProps) {
  const isLeft = side === 'above left';
  const width = widthOf(label);
  const wanted = isLeft ? x - gap - width : x + gap;
  const start = Math.min(Math.max(wanted, plot.left + gap), plot.width - gap - width);
  const isAbove = isLeft ? y + above > plot.top : y + below > plot.height - plot.bottom - gap;
  return (
    <g className={className}>
      {dropsTo !== undefined && (
        <line x1={x} x2={x} y1={y} y2={dropsTo} strokeDasharray="3 5" className="stroke-current" />
      )}
      <circle cx={x} cy={y} r={6} strokeWidth={3} className="fill-current stroke-white" />
      <text
        // Where it has room it ends at the point, however wide it turns out to be.
        {...(isLeft && start === wanted ? { x: x - gap, textAnchor: 'end' } : { x: start })}
        y={y + (isAbove ? above : below)}
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
