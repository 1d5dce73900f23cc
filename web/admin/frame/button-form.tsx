import type { ReactNode } from 'react';

interface ButtonFormProps {
  className: string;
  children: ReactNode;
}

/**
 * A form that only its buttons send: what it sends is published at once, and Enter in a single line may just end a
 * Korean syllable.
 */
export function ButtonForm({ className, children }: ButtonFormProps) {
  return (
    <form noValidate onSubmit={(event) => event.preventDefault()} className={className}>
      {children}
    </form>
  );
}
