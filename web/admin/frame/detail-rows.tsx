import type { ReactNode } from 'react';

/** A link that is the whole value of a row: on a phone as high as a finger needs. */
export const rowLink =
  'text-accent-strong underline underline-offset-4 max-md:inline-flex max-md:min-h-control max-md:items-center';

/** However long a word is, an address above all, it ends where its row does. */
export function DetailRows({ children }: { children: ReactNode }) {
  return (
    <dl className="divide-y divide-line rounded-sm ring-1 ring-line wrap-anywhere print:rounded-none print:ring-0">
      {children}
    </dl>
  );
}

/** One row of a detail; an empty value is shown as a dash. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <div className="grid gap-x-6 gap-y-0.5 px-4 py-3 md:grid-cols-[8rem_1fr] md:px-5 print:grid-cols-[7rem_1fr] print:px-0 print:py-1.5">
      <dt className="text-label leading-[1.7] text-muted">{label}</dt>
      <dd className="max-w-3xl min-w-0 text-ink print:max-w-none">{isEmpty ? '-' : children}</dd>
    </div>
  );
}
