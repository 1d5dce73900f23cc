import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/** A framed box; `lifted` answers to the pointer because the whole of it is a link. */
export function Card({
  lifted = false,
  className,
  children,
}: {
  lifted?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'relative overflow-hidden rounded-md border border-line bg-white',
        lifted &&
          'transition-[border-color,box-shadow] hover:border-ink hover:shadow-float focus-within:border-ink',
        className,
      )}
    >
      {children}
    </div>
  );
}
