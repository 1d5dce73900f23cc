import { Pause, Play } from 'lucide-react';
import { classNames } from './class-names.ts';

interface PauseButtonProps {
  playing: boolean;
  onToggle: () => void;
  /** Stands on a picture or on dark ground. */
  onDark?: boolean;
  className?: string;
}

/** Whatever moves by itself can be stopped. */
export function PauseButton({ playing, onToggle, onDark = false, className }: PauseButtonProps) {
  const Icon = playing ? Pause : Play;
  return (
    <button
      type="button"
      onClick={onToggle}
      aria-label={playing ? '일시정지' : '재생'}
      className={classNames(
        'grid size-11 place-items-center rounded-full border transition-colors',
        onDark
          ? 'border-white/45 bg-night/40 text-white hover:border-white'
          : 'border-line bg-white text-ink hover:border-ink',
        className,
      )}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  );
}
