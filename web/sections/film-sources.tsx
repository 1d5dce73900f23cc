/** The smaller file first; H.264 is for browsers without AV1. */
export function FilmSources({ film }: { film: string }) {
  return (
    <>
      <source src={`/films/${film}.av1.mp4`} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={`/films/${film}.h264.mp4`} type="video/mp4" />
    </>
  );
}
