import { classNames } from '#web/ui/class-names.ts';

export interface LegendWords {
  driven: (model: string) => string;
  narrower: string;
  nobody: string;
  spot: string;
  grid: string;
  unknown: (model: string) => string;
}

interface LegendProps {
  words: LegendWords;
  model: string;
  isKnown: boolean;
}

/** What the colours of the floor say. */
export function Legend({ words, model, isKnown }: LegendProps) {
  if (!isKnown) return <p className="text-small text-muted">{words.unknown(model)}</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-muted">
      <Key look="bg-[color-mix(in_srgb,var(--color-accent)_20%,white)]" text={words.driven(model)} />
      <Key look="bg-[color-mix(in_srgb,var(--color-warm)_12%,white)]" text={words.narrower} />
      <Key look="bg-white" text={words.nobody} />
      <Key look="rounded-full! bg-warm" text={words.spot} />
      <li>{words.grid}</li>
    </ul>
  );
}

const Key = ({ look, text }: { look: string; text: string }) => (
  <li className="flex items-center gap-1.5">
    <span aria-hidden className={classNames('size-3.5 rounded-[0.25rem] border border-line', look)} />
    {text}
  </li>
);
