import { useEffect, useRef, useState } from 'react';
import type { FilmFiles } from '#web/pictures/films.ts';
import { Container } from '#web/ui/container.tsx';
import { FilmSources } from '#web/ui/film-sources.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { PlayButton } from '#web/ui/play-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface ProductFilmProps {
  title: string;
  lead: string;
  film: FilmFiles;
  name: string;
  poster: PictureData;
}

/** The product film; its file is fetched only when somebody wants to watch. */
export function ProductFilm({ title, lead, film, name, poster }: ProductFilmProps) {
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (playing) video.current?.focus();
  }, [playing]);
  return (
    <Section labelledBy="film">
      <Container>
        <SectionTitle id="film" lead={lead}>
          {title}
        </SectionTitle>
        <div className="film-frame relative mt-10 aspect-video overflow-hidden rounded-lg bg-night md:mt-14">
          {playing ? (
            // The film has no speech; its name says what it shows.
            // oxlint-disable-next-line jsx-a11y/media-has-caption
            <video
              ref={video}
              controls
              autoPlay
              playsInline
              aria-label={name}
              className="on-night absolute inset-0 size-full"
            >
              <FilmSources film={film} />
            </video>
          ) : (
            <>
              <Picture
                picture={poster}
                sizes="(width < 80rem) 125vw, 94rem"
                className="absolute inset-0 size-full object-cover"
              />
              <PlayButton name={name} href={film.h264} onPlay={() => setPlaying(true)} />
            </>
          )}
        </div>
      </Container>
    </Section>
  );
}
