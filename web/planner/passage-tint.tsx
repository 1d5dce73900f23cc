import type { Floor } from './survey.ts';

/** The floor, tinted by who gets there: the robot that is looked at, or only narrower ones. */
export const PassageTint = ({ floors }: { floors: readonly Floor[] }) => (
  <g aria-hidden className="pointer-events-none fill-none [stroke-linecap:round]">
    {floors.map(({ passageCm, path, isOwn }) => (
      <path
        key={passageCm}
        d={path}
        strokeWidth={passageCm}
        className={
          isOwn
            ? 'stroke-[color-mix(in_srgb,var(--color-accent)_20%,white)]'
            : 'stroke-[color-mix(in_srgb,var(--color-warm)_12%,white)]'
        }
      />
    ))}
  </g>
);
