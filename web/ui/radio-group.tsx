import { useId } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldNotes, type FieldTexts } from './field.tsx';
import type { Option } from './select.tsx';

interface RadioGroupProps extends FieldTexts {
  name: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  disabled?: boolean;
  className?: string;
}

export function RadioGroup({
  label,
  hint,
  error,
  name,
  options,
  value,
  onChange,
  required = false,
  disabled = false,
  className,
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={describedBy(id, { hint, error })} disabled={disabled} className={className}>
      <legend
        className={classNames(
          'mb-1 text-label font-semibold text-ink',
          required && "after:ml-0.5 after:text-warm after:content-['*'_/_'']",
        )}
      >
        {label}
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-control cursor-pointer items-center gap-2">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="size-tick accent-accent-strong"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
