/** The file that every browser can play. */
export const filmFile = (film: string) => `/films/${film}.h264.mp4`;

/** The smaller file first; H.264 is for browsers without AV1. A browser chooses once: another film needs another `<video>`. */
export function FilmSources({ film }: { film: string }) {
  return (
    <>
      <source src={`/films/${film}.av1.mp4`} type='video/mp4; codecs="av01.0.08M.08"' />
      <source src={filmFile(film)} type="video/mp4" />
    </>
  );
}
