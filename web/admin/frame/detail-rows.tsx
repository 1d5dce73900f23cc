import type { ReactNode } from 'react';

export function DetailRows({ children }: { children: ReactNode }) {
  return <dl className="divide-y divide-line border-y border-line">{children}</dl>;
}

/** One row of a detail; an empty value is shown as a dash. */
export function DetailRow({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === null || children === undefined || children === '';
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[9rem_1fr] print:grid-cols-[7rem_1fr] print:py-2">
      <dt className="text-label font-semibold text-ink">{label}</dt>
      <dd className="min-w-0">{isEmpty ? '-' : children}</dd>
    </div>
  );
}
