import { useMemo } from 'react';
import { drivenFloor, leastPassage, type Survey } from './survey.ts';

interface PassageTintProps {
  grid: Survey['grid'];
  /** Passage of the robot that is looked at; null where nobody knows it. */
  passageCm: number | null;
}

/** The floor, tinted by who gets there: the robot that is looked at, or only narrower ones. */
export function PassageTint({ grid, passageCm }: PassageTintProps) {
  const narrow = useMemo(() => drivenFloor(grid, leastPassage), [grid]);
  const own = useMemo(() => (passageCm === null ? '' : drivenFloor(grid, passageCm)), [grid, passageCm]);
  const floor = 'fill-none [stroke-linecap:round]';
  return (
    <g aria-hidden className="pointer-events-none">
      {passageCm !== leastPassage && (
        <path
          d={narrow}
          strokeWidth={leastPassage}
          className={`${floor} stroke-[color-mix(in_srgb,var(--color-warm)_12%,white)]`}
        />
      )}
      {passageCm !== null && (
        <path
          d={own}
          strokeWidth={passageCm}
          className={`${floor} stroke-[color-mix(in_srgb,var(--color-accent)_20%,white)]`}
        />
      )}
    </g>
  );
}
