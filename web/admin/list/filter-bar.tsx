import type { ReactNode } from 'react';

export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 rounded-sm bg-surface p-4 md:p-5">{children}</div>;
}
