import { useEffect, useRef, type RefObject } from 'react';

/**
 * For a row of links that scrolls sideways where it is too wide: the link one is on comes to its middle, and again
 * when the row has become wider or narrower.
 */
export function useScrollToCurrent(currentIndex: number): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current: strip } = row;
    const link = strip?.querySelectorAll('a')[currentIndex];
    const links = strip?.firstElementChild;
    if (!strip || !link || !links) return undefined;
    const observer = new ResizeObserver(() => {
      strip.scrollLeft = link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2;
    });
    observer.observe(links);
    return () => observer.disconnect();
  }, [currentIndex]);
  return row;
}
