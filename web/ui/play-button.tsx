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

/** Its sign stands lower right, where it hides nothing of what the poster shows. */
const look = 'group absolute inset-0 place-items-end rounded-[inherit] p-3 -outline-offset-4 md:p-5';

const sign = (
  <span className="grid size-12 place-items-center rounded-full bg-white/95 text-ink shadow-float transition-transform group-hover:scale-105 md:size-16">
    <Play aria-hidden className="ml-[6%] size-[45%] fill-current" />
  </span>
);

/** Covers a poster: a press anywhere on it starts what it stands for. */
export function PlayButton({ name, href, onPlay }: PlayButtonProps) {
  const label = `${name} 영상 재생`;
  return (
    <>
      <button
        type="button"
        onClick={onPlay}
        aria-label={label}
        className={classNames(look, 'grid noscript:hidden')}
      >
        {sign}
      </button>
      <ExternalLink href={href} className={classNames(look, 'hidden noscript:grid')}>
        <span className="sr-only">{label}</span>
        {sign}
      </ExternalLink>
    </>
  );
}
