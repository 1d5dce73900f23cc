import { useId, type ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, Field, fieldBox, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id'> & { id?: string };

export function TextArea({ label, hint, error, id, className, rows = 6, ...area }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      hint={hint}
      error={error}
      required={area.required}
      className={className}
    >
      <textarea
        {...area}
        id={fieldId}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(fieldId, { hint, error })}
        className={classNames(fieldBox, 'resize-y')}
      />
    </Field>
  );
}
