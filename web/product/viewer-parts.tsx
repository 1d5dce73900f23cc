import { classNames } from '#web/ui/class-names.ts';
import type { RobotPart } from './viewer-robot.ts';

interface PartsProps {
  parts: readonly RobotPart[];
  chosen: number | null;
  onChoose: (index: number) => void;
}

const number = 'grid place-items-center rounded-full text-small font-semibold tabular-nums transition-colors';

/** A point on each part with its number beside it. The same parts, in words, are in the list next to the model. */
export function PartSpots({ parts, chosen, onChoose }: PartsProps) {
  return parts.map(({ name, at, facing }, index) => (
    <button
      key={name}
      type="button"
      tabIndex={-1}
      slot={`hotspot-part-${index + 1}`}
      data-position={at.join(' ')}
      data-normal={facing.join(' ')}
      data-visibility-attribute="visible"
      aria-label={`${index + 1} ${name}`}
      onClick={() => onChoose(index)}
      className="viewer-spot group grid size-11 place-items-center"
    >
      <span className="size-3 rounded-full border-2 border-white bg-accent-strong shadow-float" />
      <span
        className={classNames(
          number,
          'absolute -top-1 -right-1 size-7 border border-white',
          index === chosen ? 'bg-accent text-night' : 'bg-night text-white group-hover:bg-accent-strong',
        )}
      >
        {index + 1}
      </span>
    </button>
  ));
}

export function PartsPanel({ parts, chosen, onChoose }: PartsProps) {
  return (
    <ol aria-label="부품" className="-mx-3 grid gap-1">
      {parts.map(({ name, text }, index) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
            className={classNames(
              'flex w-full gap-3 rounded-sm px-3 py-2.5 text-left hover:bg-surface',
              index === chosen && 'bg-tint',
            )}
          >
            <span aria-hidden className={classNames(number, 'size-7 shrink-0 bg-ink text-white')}>
              {index + 1}
            </span>
            <span>
              <span className="block font-semibold text-ink">{name}</span>
              <span className="block text-label text-muted">{text}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
