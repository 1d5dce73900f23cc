import { useEffect, useRef, type RefObject } from 'react';

/** For a row of links that scrolls sideways where it is too wide: the link one is on comes to its middle. */
export function scrollToCurrent(row: HTMLElement | null, currentIndex: number): void {
  const link = row?.querySelectorAll('a')[currentIndex];
  if (row && link) row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
}

export function useScrollToCurrent<Row extends HTMLElement>(currentIndex: number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => scrollToCurrent(row.current, currentIndex), [currentIndex]);
  return row;
}
