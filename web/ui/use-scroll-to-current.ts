import { useEffect, useRef, type RefObject } from 'react';

/** For a row of links that scrolls sideways where it is too wide: the link one is on comes to its middle. */
export function useScrollToCurrent(currentIndex: number): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = row.current?.querySelectorAll('a')[currentIndex];
    if (!row.current || !link) return;
    row.current.scrollLeft = link.offsetLeft - (row.current.clientWidth - link.offsetWidth) / 2;
  }, [currentIndex]);
  return row;
}
