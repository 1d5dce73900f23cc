import { classNames } from './class-names.ts';

const base =
  'inline-flex min-h-control items-center justify-center gap-2 rounded-button border font-semibold transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-45 aria-disabled:cursor-not-allowed aria-disabled:opacity-45';

const looks = {
  primary:
    'border-accent-strong bg-accent-strong text-white not-disabled:hover:border-ink not-disabled:hover:bg-ink',
  secondary: 'border-line bg-white text-ink not-disabled:hover:border-ink',
  danger: 'border-warm bg-white text-warm not-disabled:hover:bg-warm not-disabled:hover:text-white',
  alarm: 'border-warm bg-warm text-white not-disabled:hover:border-ink not-disabled:hover:bg-ink',
  quiet: 'border-transparent bg-transparent text-text not-disabled:hover:bg-surface',
  light: 'border-accent bg-accent text-night not-disabled:hover:border-white not-disabled:hover:bg-white',
  ghost:
    'border-white/45 bg-night/25 text-white not-disabled:hover:border-white not-disabled:hover:bg-night/60',
} as const;

const sizes = {
  sm: 'px-4 text-small',
  md: 'px-5 py-1.5 text-label',
  icon: 'size-control',
  lg: 'min-h-14 px-7 py-3 text-body',
} as const;

export interface ButtonLook {
  /** `light` and `ghost` stand on dark ground. */
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

export function buttonStyle({ look = 'primary', size = 'md' }: ButtonLook, className?: string): string {
  return classNames(base, looks[look], sizes[size], className);
}
