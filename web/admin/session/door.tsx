import type { ReactNode } from 'react';
import { company } from '#contract/company.ts';

interface DoorProps {
  title: string;
  children: ReactNode;
}

/** What stands before the back office: one small card, for who is not inside yet. */
export function Door({ title, children }: DoorProps) {
  return (
    <main data-admin className="grid min-h-dvh place-items-center bg-surface p-4">
      <div className="grid w-full max-w-sm gap-6 rounded-md border border-line bg-white p-6 sm:p-8">
        <div>
          <img src="/favicon.svg" alt="" width={40} height={40} className="mb-4" />
          <p className="text-label font-semibold text-accent-strong">{company.name}</p>
          <h1 className="text-heading">{title}</h1>
        </div>
        {children}
      </div>
    </main>
  );
}
