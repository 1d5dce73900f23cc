import { useState, type ReactNode } from 'react';
import { watchAddress } from '#contract/video-address.ts';
import { classNames } from './class-names.ts';
import { PlayButton } from './play-button.tsx';

interface VideoFrameProps {
  /** Address to embed (contract/video-address.ts makes it), of the host that sets no cookies. */
  address: string;
  title: string;
  /** What is seen before the person asks for the video: a picture that fills 4:3, as on the cards; of 16:9 its sides are cut. */
  poster?: ReactNode;
  /** The poster fills 16:9. */
  isWide?: boolean;
  /** Without a poster: what lies behind the title. */
  backdrop?: ReactNode;
}

/** The player is half a megabyte: it comes only when somebody wants to watch. */
export function VideoFrame({ address, title, poster, isWide = false, backdrop }: VideoFrameProps) {
  const [wanted, setWanted] = useState(false);
  return (
    <div
      className={classNames(
        'on-night relative w-full overflow-hidden rounded-md',
        // Behind a light picture its corners would show.
        (wanted || !poster) && 'night-glow',
        // No higher than the window, whose lower edge would hide the sign.
        poster && !isWide ? 'mx-auto aspect-4/3 max-w-[max(24rem,(100dvh-14rem)*4/3)]' : 'aspect-video',
      )}
    >
      {wanted ? (
        // Another origin, so scripts of its own cannot reach this page; a sandbox would only break its player.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe
          src={playing(address)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
          // The frame keeps its shape, so that nothing below moves when the film starts.
          className="absolute inset-0 my-auto aspect-video w-full"
        />
      ) : (
        <>
          {poster || (
            <>
              {backdrop}
              {/* The sign stands right of it. */}
              <p
                aria-hidden
                className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night via-night/70 via-60% to-transparent p-5 pt-14 pr-22 text-lead font-semibold text-white md:p-8 md:pt-20 md:pr-32 md:text-heading"
              >
                {title}
              </p>
            </>
          )}
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
