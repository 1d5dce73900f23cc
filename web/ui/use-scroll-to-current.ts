import { useEffect, useRef, type RefObject } from 'react';

/** For a row of links that scrolls sideways where it is too wide: the link one is on comes to its middle. */
export function scrollToCurrent(row: HTMLElement | null, currentIndex: number): void {
  const link = row?.querySelectorAll('a')[currentIndex];
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

export function useScrollToCurrent(currentIndex: number): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null);
  useEffect(() => scrollToCurrent(row.current, currentIndex), [currentIndex]);
  return row;
}
