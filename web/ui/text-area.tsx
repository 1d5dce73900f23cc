import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, fieldBox, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, id, className, rows = 6, ...area }: TextAreaProps) {
  const texts = { label, hint, error };
  return (
    <Field {...texts} id={id} required={area.required} className={className}>
      {(ties) => <textarea {...area} {...ties} rows={rows} className={classNames(fieldBox, 'resize-y')} />}
    </Field>
  );
}
