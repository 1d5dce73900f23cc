import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface SectionTitleProps {
  id?: string;
  /** A short word above the title. */
  eyebrow?: string;
  lead?: ReactNode;
  align?: 'start' | 'center';
  className?: string;
  children: ReactNode;
}

export function SectionTitle({ id, eyebrow, lead, align = 'start', className, children }: SectionTitleProps) {
  return (
    <div className={classNames('max-w-3xl', align === 'center' && 'mx-auto text-center', className)}>
      {eyebrow && (
        <p className="mb-3 text-label font-semibold text-accent-strong [.on-night_&]:text-accent">
          {eyebrow}
        </p>
      )}
      <h2 id={id} className="text-title">
        {children}
      </h2>
      {lead && (
        <p className="mt-4 text-lead text-balance text-muted [.on-night_&]:text-night-muted">{lead}</p>
      )}
    </div>
  );
}
