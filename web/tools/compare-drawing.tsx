import { robotOf, type Model } from '#catalog/robots.ts';
import { PersonShape, RobotShape } from './robot-shape.tsx';

interface CompareDrawingProps {
  models: readonly Model[];
  person: string;
}

const gap = 26;
const personWidth = 46;
const heights = [50, 100, 150];
/** Between what is drawn and the edges of its panel. */
const inset = 10;
const top = -190 - inset;

/** Where each thing stands, from left to right: its middle. */
function places(widths: readonly number[]): number[] {
  // Room for the heights that are written at the left.
  let left = gap + 8;
  return widths.map((width) => {
    const middle = left + width / 2;
    left += width + gap;
    return middle;
  });
}

/** The models side by side with somebody of 170 cm, all to one scale. The table below says all that it shows. */
export function CompareDrawing({ models, person }: CompareDrawingProps) {
  const widths = [personWidth, ...models.map((model) => robotOf(model).sizeCm.w)];
  const middles = places(widths);
  const whole = widths.reduce((sum, width) => sum + width + gap, gap + 8);
  const across = whole + 2 * inset;
  return (
    <svg
      viewBox={`${-inset} ${top} ${across} ${24 + inset - top}`}
      aria-hidden
      // The wider it is, the smaller a phone shows it: its words stay at 12 px, from a screen of 360 px on.
      fontSize={Math.max(12, (12 / 320) * across)}
      className="mx-auto h-auto max-h-136 w-full rounded-md bg-surface md:text-[8px] print:max-h-56"
    >
      {heights.map((height) => (
        <g key={height}>
          <path d={`M0 ${-height}H${whole}`} className="stroke-line" strokeWidth={0.7} />
          <text y={-height - 2} className="fill-muted max-md:hidden">
            {height}cm
          </text>
        </g>
      ))}
      <path d={`M0 0H${whole}`} className="stroke-ink" strokeWidth={1.2} />
      <g transform={`translate(${middles[0]} 0)`}>
        <PersonShape />
        <Caption y={-174}>{person}</Caption>
      </g>
      {models.map((model, index) => (
        <g key={model} transform={`translate(${middles[index + 1]} 0)`}>
          <RobotShape model={model} />
          <Caption y={-robotOf(model).sizeCm.h - 5}>{`${robotOf(model).sizeCm.h}cm`}</Caption>
          <text y={5} dy="0.8em" textAnchor="middle" className="fill-ink text-[1.2em] font-bold">
            {model}
          </text>
        </g>
      ))}
    </svg>
  );
}

function Caption({ y, children }: { y: number; children: string }) {
  return (
    <text
      y={y}
      textAnchor="middle"
      className="fill-text stroke-white stroke-3 font-semibold [paint-order:stroke]"
    >
      {children}
    </text>
  );
}
