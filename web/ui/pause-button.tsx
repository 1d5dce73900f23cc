import { Pause, Play } from 'lucide-react';
import { classNames } from './class-names.ts';

interface PauseButtonProps {
  playing: boolean;
  onToggle: () => void;
  /** What it stops, where a page has several moving things. */
  className?: string;
}

/** Whatever moves by itself can be stopped. */
export function PauseButton({ playing, onToggle, className }: PauseButtonProps) {
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={playing ? '일시정지' : '재생'}
      className={classNames(
        'grid size-11 place-items-center rounded-full border border-line bg-white/90 text-ink transition-colors hover:border-ink',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
