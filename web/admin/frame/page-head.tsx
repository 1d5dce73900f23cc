import type { ReactNode } from 'react';

/** The title of a screen, and on its right what can be done there. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-control flex-wrap items-center justify-between gap-3">
      <h1 tabIndex={-1} className="rounded-sm text-heading">
        {title}
      </h1>
      <div data-print="hide" className="flex flex-wrap gap-2">
        {children}
      </div>
    </div>
  );
}
