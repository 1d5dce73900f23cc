import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FilmFiles } from '#web/pictures/films.ts';
import { classNames } from '#web/ui/class-names.ts';
import { FilmSources } from '#web/ui/film-sources.tsx';
import { PauseButton } from '#web/ui/pause-button.tsx';
import { pauseOutOfSight } from '#web/ui/pause-out-of-sight.ts';
import { heldUpright } from '#web/ui/picture.tsx';
import { useFilmsWanted } from '#web/ui/use-films-wanted.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useMedia } from '#web/ui/use-media.ts';

/** The share of the film that must be in the window for it to run. */
const enough = 0.1;

interface LoopingFilmProps {
  film: FilmFiles;
  /** The same film for phones that are held upright. */
  upright: FilmFiles;
  /** How it lies in its frame: as the poster does. */
  className: string;
}

/** A silent film behind a heading, for pages that are hydrated: without scripts nothing could stop it. */
export function LoopingFilm(film: LoopingFilmProps) {
  return useHydrated() ? <StoppableFilm {...film} /> : null;
}

/** It starts by itself unless stillness or thrift was asked for, and can be stopped; out of sight it rests. */
function StoppableFilm({ film, upright, className }: LoopingFilmProps) {
  const startsItself = useFilmsWanted();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const playing = wanted ?? startsItself;
  const shown = useMedia(heldUpright, false) ? upright : film;
  return (
    <>
      <Film
        key={shown.av1}
        film={shown}
        playing={playing}
        onRefused={() => setWanted(false)}
        className={className}
      />
      <PauseButton
        playing={playing}
        onToggle={() => setWanted(!playing)}
        onDark
        className="absolute top-20 right-5 z-10 lg:top-auto lg:right-[max(4rem,50%-37.5rem)] lg:bottom-8"
      />
    </>
  );
}

interface FilmProps {
  film: FilmFiles;
  playing: boolean;
  onRefused: () => void;
  className: string;
}

function Film({ film, playing, onRefused, className }: FilmProps) {
  const [visible, setVisible] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  // Refused by a battery saver, play() leaves the poster standing, which is a fine picture too.
  const refused = useEffectEvent((reason: unknown) => {
    const wasStopped = reason instanceof DOMException && reason.name === 'AbortError';
    if (!wasStopped) onRefused();
  });
  useEffect(() => {
    const element = video.current;
    if (!element || !playing) return undefined;
    const unwatch = pauseOutOfSight(element, enough, () => void element.play().catch(refused));
    return () => {
      unwatch();
      element.pause();
    };
  }, [playing]);
  return (
    <video
      ref={video}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden
      tabIndex={-1}
      onPlaying={() => setVisible(true)}
      className={classNames(className, 'transition-opacity duration-1000', !visible && 'opacity-0')}
    >
      <FilmSources film={film} />
    </video>
  );
}
