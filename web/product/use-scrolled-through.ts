import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';

/** Which of so many equal parts of an element is in the middle of the window; null until one scrolls, and for who asked for stillness. */
export function useScrolledThrough(element: RefObject<HTMLElement | null>, parts: number): number | null {
  const [part, setPart] = useState<number | null>(null);
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return undefined;
    const look = () => {
      if (!element.current) return;
      const { top, height } = element.current.getBoundingClientRect();
      const share = (window.innerHeight / 2 - top) / height;
      setPart(Math.min(parts - 1, Math.max(0, Math.floor(share * parts))));
    };
    // The browser may have gone back to where one was.
    if (window.scrollY > 0) look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [element, parts, isStill]);
  return isStill ? null : part;
}
