import { useState, type ReactNode } from 'react';
import { PlayButton } from './play-button.tsx';

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
          <PlayButton name={title} onPlay={() => setPlaying(true)} />
        </>
      )}
    </div>
  );
}
