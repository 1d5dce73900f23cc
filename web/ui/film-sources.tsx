import { heldUpright } from './picture.tsx';

/** The file that every browser can play. */
export const filmFile = (film: string) => `/films/${film}.h264.mp4`;

/** The smaller file first; H.264 is for browsers without AV1. */
export function FilmSources({ film, upright }: { film: string; upright?: string }) {
  return (
    <>
      {upright && <Encodings film={upright} media={heldUpright} />}
      <Encodings film={film} />
    </>
  );
}

function Encodings({ film, media }: { film: string; media?: string }) {
  return (
    <>
      <source media={media} src={`/films/${film}.av1.mp4`} type='video/mp4; codecs="av01.0.08M.08"' />
      <source media={media} src={filmFile(film)} type="video/mp4" />
    </>
  );
}
