import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('mx-auto w-full max-w-[75rem] px-5 md:px-8 xl:px-0', className)}>
      {children}
    </div>
  );
}
