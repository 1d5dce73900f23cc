import type { ChoiceProps } from '../frame/choice.tsx';

const segment =
  'relative flex min-h-[calc(var(--spacing-control)-0.375rem)] items-center rounded-sm px-2 text-label max-[24rem]:px-1.5 whitespace-nowrap text-muted transition-colors sm:px-3 ' +
  'hover:text-ink has-checked:bg-white has-checked:font-semibold has-checked:text-ink has-checked:ring-1 has-checked:ring-line ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong';

/** The radios of a list's filter, side by side on one bar: denser than in a form. */
export function ChoiceFilter({ label, names, value, onChange }: ChoiceProps) {
  return (
    <fieldset className="flex flex-wrap rounded-sm bg-surface p-0.75 ring-1 ring-line ring-inset">
      <legend className="sr-only">{label}</legend>
      {names.map((name, number) => (
        <label key={name} className={segment}>
          <input
            type="radio"
            name={label}
            value={number}
            checked={number === value}
            onChange={() => onChange(number)}
            className="absolute inset-x-0 -inset-y-0.75 cursor-pointer appearance-none rounded-sm outline-none"
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
