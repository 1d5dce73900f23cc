import { useEffect, useState, type RefObject } from 'react';

/** How many centimetres of the plan a pixel of the screen has: what must keep its size on the screen needs to know. */
export function useCmPerPx(box: RefObject<Element | null>, w: number, d: number): number {
  // What a wide screen has, until the drawing is measured.
  const [size, setSize] = useState({ width: 800, height: 540 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setSize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return Math.max(w / size.width, d / size.height);
}
