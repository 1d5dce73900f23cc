import { useId, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface FieldTexts {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Ids of the texts that describe a field, for `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Omit<FieldTexts, 'label'>): string | undefined {
  return classNames(error && `${id}-error`, hint && `${id}-hint`) || undefined;
}

export const fieldBox =
  'w-full min-h-field rounded-sm border border-line bg-white px-4 py-field-y text-body text-ink transition-colors ' +
  'placeholder:text-muted hover:border-muted aria-invalid:border-warm disabled:bg-surface disabled:text-muted';

/** A box for a figure, which stands right before its unit, be that one letter or two. */
export const figureBox = (unit: string) =>
  classNames(fieldBox, 'text-right tabular-nums', unit.length > 1 ? 'pr-12' : 'pr-9');

/** What ties the control itself to the texts around it. */
interface ControlTies {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps extends FieldTexts {
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  children: (ties: ControlTies) => ReactNode;
}

/** Label above, the control, its error and its help below. */
export function Field({ id: given, label, required, hint, error, className, children }: FieldProps) {
  const ownId = useId();
  const id = given ?? ownId;
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={classNames(
          'mb-2 block text-label font-semibold text-ink',
          required && "after:ml-0.5 after:text-warm after:content-['*'_/_'']",
        )}
      >
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy(id, { hint, error }),
      })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export function FieldNotes({ id, hint, error }: { id: string } & Omit<FieldTexts, 'label'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-small font-semibold text-warm">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-small text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
