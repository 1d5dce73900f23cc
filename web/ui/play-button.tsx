import { Play } from 'lucide-react';

interface PlayButtonProps {
  /** What it plays. */
  name: string;
  onPlay: () => void;
}

/** Covers a poster: a press anywhere on it starts what it stands for. */
export function PlayButton({ name, onPlay }: PlayButtonProps) {
  return (
    <button
      type="button"
      onClick={onPlay}
      aria-label={`${name} 영상 재생`}
      className="group absolute inset-0 grid place-items-center -outline-offset-4"
    >
      <span className="grid size-18 place-items-center rounded-full bg-white/95 text-ink shadow-float transition-transform group-hover:scale-105 md:size-22">
        <Play aria-hidden className="ml-1 size-8 fill-current md:size-10" />
      </span>
    </button>
  );
}
