import { useEffect, useState, type RefObject } from 'react';

/**
 * How many centimetres of the plan a pixel of the screen has: what must keep its size on the screen needs to know. Null
 * until the drawing is measured.
 */
export function useCmPerPx(box: RefObject<Element | null>, w: number, d: number): number | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setSize(entry.contentRect);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size && Math.max(w / size.width, d / size.height);
}
