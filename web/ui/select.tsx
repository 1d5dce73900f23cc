import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, fieldBox, type FieldTexts } from './field.tsx';

export interface Option {
  value: string;
  label: string;
}

interface SelectProps extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'children'> {
  id?: string;
  options: readonly Option[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
}

export function Select({ label, hint, error, id, className, options, placeholder, ...select }: SelectProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      required={select.required}
      className={className}
    >
      <div className="relative">
        <select
          {...select}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { hint, error })}
          className={classNames(fieldBox, 'appearance-none pr-11')}
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
    </Field>
  );
}
