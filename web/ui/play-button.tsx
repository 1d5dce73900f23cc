import { Play } from 'lucide-react';
import { classNames } from './class-names.ts';
import { ExternalLink } from './external-link.tsx';

interface PlayButtonProps {
  /** What it plays. */
  name: string;
  /** Where it can be watched without scripts. */
  href: string;
  onPlay: () => void;
  /** Its sign stands lower right, where it hides nothing of what the poster shows. */
  inCorner?: boolean;
}

const whole = 'group absolute inset-0 -outline-offset-4';
const places = {
  middle: 'place-items-center',
  corner: 'place-items-end p-3 md:p-5',
};

/** Covers a poster: a press anywhere on it starts what it stands for. */
export function PlayButton({ name, href, onPlay, inCorner = false }: PlayButtonProps) {
  const look = classNames(whole, places[inCorner ? 'corner' : 'middle']);
  const label = `${name} 영상 재생`;
  return (
    <>
      <button
        type="button"
        onClick={onPlay}
        aria-label={label}
        className={classNames(look, 'grid noscript:hidden')}
      >
        <Sign inCorner={inCorner} />
      </button>
      <ExternalLink href={href} className={classNames(look, 'hidden noscript:grid')}>
        <span className="sr-only">{label}</span>
        <Sign inCorner={inCorner} />
      </ExternalLink>
    </>
  );
}

function Sign({ inCorner }: { inCorner: boolean }) {
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-full bg-white/95 text-ink shadow-float transition-transform group-hover:scale-105',
        inCorner ? 'size-12 md:size-16' : 'size-18 md:size-22',
      )}
    >
      <Play aria-hidden className="ml-[6%] size-[45%] fill-current" />
    </span>
  );
}
