import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, fieldBox, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'id'> & { id?: string };

export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      <input
        {...input}
        id={fieldId}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        className={classNames(fieldBox)}
      />
    </Field>
  );
}
