import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const grounds = {
  white: 'bg-white',
  surface: 'bg-surface',
  tint: 'bg-tint',
  night: 'night-glow on-night text-night-muted [&_h2]:text-white [&_h3]:text-white',
} as const;

export type Ground = keyof typeof grounds;

interface SectionProps {
  ground?: Ground;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
  className?: string;
  children: ReactNode;
}

/** A full-width band of a page with the house's distance above and below. */
export function Section({ ground = 'white', labelledBy, id, className, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={labelledBy}
      className={classNames('section-space', grounds[ground], className)}
    >
      {children}
    </section>
  );
}
