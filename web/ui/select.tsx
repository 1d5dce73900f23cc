import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, fieldBox, type FieldTexts } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'children'> {
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

export function Select({ label, hint, error, id, className, options, placeholder, ...select }: SelectProps) {
  const texts = { label, hint, error };
  return (
    <Field {...texts} id={id} required={select.required} className={className}>
      {(ties) => (
        <div className="relative">
          <select
            {...select}
            {...ties}
            className={classNames(
              fieldBox,
              'appearance-none pr-11',
              placeholder !== undefined && 'has-[option[value=""]:checked]:text-muted [&>option]:text-ink',
            )}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-muted"
          />
        </div>
      )}
    </Field>
  );
}
