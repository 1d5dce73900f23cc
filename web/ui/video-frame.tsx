import { useState, type ReactNode } from 'react';
import { watchAddress } from '#contract/video-address.ts';
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
  const [wanted, setWanted] = useState(false);
  return (
    <div className="night-glow on-night relative aspect-video w-full overflow-hidden rounded-md">
      {wanted ? (
        // Another origin, so scripts of its own cannot reach this page; a sandbox would only break its player.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          src={playing(address)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          className="absolute inset-0 size-full"
        />
      ) : (
        <>
          {poster}
          <PlayButton name={title} href={watchAddress(address) ?? address} onPlay={() => setWanted(true)} />
        </>
      )}
    </div>
  );
}

/** The player's address with what makes it start, and without offers of other people's videos at the end. */
function playing(address: string): string {
  const url = new URL(address);
  url.searchParams.set('autoplay', '1');
  url.searchParams.set('rel', '0');
  return url.href;
}
