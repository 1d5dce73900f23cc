import type { FilmFiles } from '#web/pictures/films.ts';

/** The smaller file first; H.264 is for browsers without AV1. A browser chooses once: another film needs another `<video>`. */
export function FilmSources({ film }: { film: FilmFiles }) {
  return (
    <>
      <source src={film.av1} type='video/mp4; codecs="av01.0.08M.08"' />
      <source src={film.h264} type="video/mp4" />
    </>
  );
}
