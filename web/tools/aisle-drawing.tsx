import { passageOf } from '#catalog/passage.ts';
import { robotOf, type Model } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Dimension } from './dimension.tsx';
import { RobotShape } from './robot-shape.tsx';

interface AisleDrawingProps {
  model: Model;
  /** Of the passage, in cm; without one the robot stands in the narrowest that it gets through. */
  aisle?: number | undefined;
  /** The robot is among those that fit. */
  fits: boolean;
  /** Small: without words. */
  isPlain?: boolean;
  className?: string;
}

const tallest = 140;

/** How wide a piece of the floor is drawn: the same for all robots, so that they can be compared. */
function viewWidth(aisle: number): number {
  return Math.max(132, Math.min(aisle, 300) + 36);
}

/** A passage from the front with the robot in it, both to one scale. The sentences beside it say all that it shows. */
export function AisleDrawing({ model, aisle, fits, isPlain = false, className }: AisleDrawingProps) {
  const robot = robotOf(model);
  const { passageCm, sizeCm } = robot;
  const gap = aisle ?? passageCm;
  const view = viewWidth(aisle ?? 90);
  const side = view / 2;
  const wall = Math.min((gap ?? sizeCm.w + 20) / 2, side - 6);
  const size = view * 0.085;
  const top = -tallest - 6;
  const below = isPlain ? 6 : size * (aisle === undefined ? 3.5 : 6.4);
  const isTight = aisle !== undefined && ['closed', 'wider'].includes(passageOf(robot, aisle));
  const neededWidth = passageCm ?? sizeCm.w;
  return (
    <svg
      viewBox={`${-side} ${top} ${view} ${below - top}`}
      aria-hidden
      className={classNames('h-auto w-full', className)}
    >
      <g className={gap === undefined ? 'fill-line/50' : 'fill-line'}>
        <rect x={-side} y={top} width={side - wall} height={-top} />
        <rect x={wall} y={top} width={side - wall} height={-top} />
      </g>
      {((passageCm !== undefined && fits) || isTight) && (
        <rect
          x={-neededWidth / 2}
          y={-sizeCm.h}
          width={neededWidth}
          height={sizeCm.h}
          className={isTight ? 'fill-warm/18' : 'fill-accent/18'}
        />
      )}
      <RobotShape model={model} tone={fits && !isTight ? 'plain' : 'faint'} />
      <path d={`M${-side} 0H${side}`} className="stroke-ink" strokeWidth={size * 0.2} />
      {!isPlain && (
        <>
          <Dimension
            from={-neededWidth / 2}
            to={neededWidth / 2}
            y={size * 1.2}
            size={size}
            className={classNames('font-semibold', isTight ? 'text-warm' : 'text-accent-strong')}
          >
            {passageCm === undefined ? `몸체 폭 ${sizeCm.w}cm` : `최소 ${passageCm}cm`}
          </Dimension>
          {aisle !== undefined && (
            <Dimension from={-wall} to={wall} y={size * 4.1} size={size} className="font-semibold text-ink">
              {`통로 ${aisle.toLocaleString('ko-KR')}cm`}
            </Dimension>
          )}
        </>
      )}
    </svg>
  );
}
