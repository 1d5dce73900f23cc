/**
 * Stops a film of which nothing is in the window, and says each time that this share of it has come in.
 * Returns what ends the watch.
 */
export function pauseOutOfSight(video: HTMLVideoElement, enough: number, onSeen: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const share = entries.at(-1)?.intersectionRatio ?? 0;
      if (share === 0) video.pause();
      if (share >= enough) onSeen();
    },
    { threshold: [0, enough] },
  );
  observer.observe(video);
  return () => observer.disconnect();
}
