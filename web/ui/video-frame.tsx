import { Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';

interface VideoFrameProps {
  /** Address to embed (contract/video-address.ts makes it), of the host that sets no cookies. */
  address: string;
  title: string;
  /** What is seen before the person asks for the video. */
  poster?: ReactNode;
}

/** The player is half a megabyte: it comes only when somebody wants to watch. */
export function VideoFrame({ address, title, poster }: VideoFrameProps) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className="night-glow on-night relative aspect-video w-full overflow-hidden rounded-md">
      {playing ? (
        // Another origin, so scripts of its own cannot reach this page; a sandbox would only break its player.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          src={`${address}?autoplay=1&rel=0`}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className="absolute inset-0 size-full"
        />
      ) : (
        <>
          {poster}
          <button
            type="button"
            onClick={() => setPlaying(true)}
            aria-label={`${title} 영상 재생`}
            className="group absolute inset-0 grid place-items-center -outline-offset-4"
          >
            <span className="grid size-18 place-items-center rounded-full bg-white/95 text-ink shadow-float transition-transform group-hover:scale-105">
              <Play aria-hidden className="ml-1 size-8 fill-current" />
            </span>
          </button>
        </>
      )}
    </div>
  );
}
