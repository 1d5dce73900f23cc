interface FinderChoiceProps {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
}

/** One of a few, as chips. */
export function FinderChoice({ name, label, options, value }: FinderChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-label font-semibold text-ink">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-line bg-white px-4 text-label text-text transition-colors hover:border-muted has-checked:border-accent-strong has-checked:bg-accent-strong has-checked:font-semibold has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === value}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
