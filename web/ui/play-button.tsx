import { Play } from 'lucide-react';
import { classNames } from './class-names.ts';
import { ExternalLink } from './external-link.tsx';

interface PlayButtonProps {
  /** What it plays. */
  name: string;
  /** Where it can be watched without scripts. */
  href: string;
  onPlay: () => void;
}

const whole = 'group absolute inset-0 place-items-center -outline-offset-4';

/** Covers a poster: a press anywhere on it starts what it stands for. */
export function PlayButton({ name, href, onPlay }: PlayButtonProps) {
  const label = `${name} 영상 재생`;
  return (
    <>
      <button
        type="button"
        onClick={onPlay}
        aria-label={label}
        className={classNames(whole, 'grid noscript:hidden')}
      >
        <Sign />
      </button>
      <ExternalLink href={href} className={classNames(whole, 'hidden noscript:grid')}>
        <span className="sr-only">{label}</span>
        <Sign />
      </ExternalLink>
    </>
  );
}

function Sign() {
  return (
    <span className="grid size-18 place-items-center rounded-full bg-white/95 text-ink shadow-float transition-transform group-hover:scale-105 md:size-22">
      <Play aria-hidden className="ml-1 size-8 fill-current md:size-10" />
    </span>
  );
}
