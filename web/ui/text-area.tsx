import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, fieldBox, type FieldTexts } from './field.tsx';

type TextAreaProps = FieldTexts &
  ComponentProps<'textarea'> & {
    /** As high as its text, from twelve lines to most of the window; where a browser can't, it has its rows. */
    grows?: boolean;
  };

const growing =
  'field-sizing-content wrap-anywhere min-h-[calc(12lh+2*var(--spacing-field-y)+2px)]! max-h-[75dvh]';

export function TextArea({ label, hint, error, id, className, rows = 6, grows, ...area }: TextAreaProps) {
  const texts = { label, hint, error };
  const look = classNames(fieldBox, 'resize-y', grows && growing);
  return (
    <Field {...texts} id={id} required={area.required} className={className}>
      {(ties) => <textarea {...area} {...ties} rows={rows} className={look} />}
    </Field>
  );
}
