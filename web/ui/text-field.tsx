import type { ComponentProps } from 'react';
import { Field, fieldBox, type FieldTexts } from './field.tsx';

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  const texts = { label, hint, error };
  return (
    <Field {...texts} id={id} required={input.required} className={className}>
      {(ties) => <input {...input} {...ties} className={fieldBox} />}
    </Field>
  );
}
