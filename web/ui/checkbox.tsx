import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldNotes } from './field.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type'> {
  label: ReactNode;
  /** The label is read aloud only: for the select columns of tables. */
  hideLabel?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
}

export function Checkbox({ label, hideLabel = false, error, hint, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={className}>
      <label
        className={classNames(
          'flex min-h-control cursor-pointer items-center gap-3',
          hideLabel && 'justify-center',
        )}
      >
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="size-tick shrink-0 accent-accent-strong"
        />
        <span className={hideLabel ? 'sr-only' : ''}>{label}</span>
      </label>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
