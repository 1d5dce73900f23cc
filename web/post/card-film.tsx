import { useEffect, useRef, useState } from 'react';
import type { FilmFiles } from '#web/pictures/films.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FilmSources } from '#web/ui/film-sources.tsx';
import { pauseOutOfSight } from '#web/ui/pause-out-of-sight.ts';
import { useFilmsWanted } from '#web/ui/use-films-wanted.ts';

/** The address of each file, in which the build puts a hash of its content. Each film has both (tests/content/films.test.ts). */
const files = import.meta.glob<string>('../pictures/films/cards/*.mp4', { eager: true, import: 'default' });
const fileOf = (film: string, kind: keyof FilmFiles) => files[`../pictures/films/cards/${film}.${kind}.mp4`]!;

/** The share of a card's picture that must be in the window before its film is fetched. */
const enough = 0.6;

/**
 * A robot that comes to where the card's picture shows it, over that picture: once when it is seen, and again when
 * somebody points at the card. It is over in less than five seconds, so that nothing has to stop it (WCAG 2.2.2).
 */
export function CardFilm({ film }: { film: string }) {
  return useFilmsWanted() ? <Film film={film} /> : null;
}

function Film({ film }: { film: string }) {
  const video = useRef<HTMLVideoElement>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    const element = video.current;
    const card = element?.closest('li');
    if (!element || !card) return undefined;
    let shown = false;
    const play = () => {
      if (!element.paused) return;
      element.currentTime = 0;
      // Refused by a battery saver, play() leaves the picture standing.
      element.play().catch(() => undefined);
    };
    const unwatch = pauseOutOfSight(element, enough, () => {
      if (!shown) play();
      shown = true;
    });
    const asked = ['pointerenter', 'focusin'] as const;
    for (const event of asked) card.addEventListener(event, play);
    return () => {
      unwatch();
      for (const event of asked) card.removeEventListener(event, play);
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      preload="none"
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setRunning(true)}
      onPause={() => setRunning(false)}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-[opacity,scale] duration-500 group-hover:scale-104',
        !running && 'opacity-0',
      )}
    >
      <FilmSources film={{ av1: fileOf(film, 'av1'), h264: fileOf(film, 'h264') }} />
    </video>
  );
}
