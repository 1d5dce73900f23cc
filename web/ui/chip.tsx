import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  accent: 'bg-tint text-accent-strong',
  solid: 'bg-accent-strong text-white',
  neutral: 'bg-surface text-muted',
  amber: 'bg-white text-amber ring-1 ring-amber/40 ring-inset',
  warm: 'bg-white text-warm ring-1 ring-warm/40 ring-inset',
  night: 'bg-white/10 text-white',
} as const;

export function Chip({ tone = 'accent', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-3 py-1 text-small font-semibold',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
