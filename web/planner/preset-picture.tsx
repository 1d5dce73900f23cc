import { chairBack } from '#web/plan/chair-back.ts';
import { ObstacleShape } from '#web/plan/obstacle-shape.tsx';
import { presetThings, type PresetName } from './new-things.ts';
import { around } from './things.ts';

/** What a press would put down, small. */
export function PresetPicture({ preset }: { preset: PresetName }) {
  const things = presetThings(preset);
  const tables = things.filter(({ kind }) => kind === 'table');
  const { x, y, w, d } = around(things);
  // All to one scale, but that the largest fits.
  const side = Math.max(w, d, 120) + 8;
  return (
    <svg
      aria-hidden
      viewBox={`${x + w / 2 - side / 2} ${y + d / 2 - side / 2} ${side} ${side}`}
      className="size-8"
    >
      {things.toReversed().map((thing) => (
        <ObstacleShape
          key={thing.id}
          obstacle={thing}
          back={thing.kind === 'chair' ? chairBack(thing, tables) : undefined}
        />
      ))}
    </svg>
  );
}
