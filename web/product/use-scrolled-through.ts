import { useEffect, useState, type RefObject } from 'react';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';

/**
 * Which of so many equal parts of its track an element that stays has come to; null until one scrolls, and for who asked for
 * stillness. On a track that is long the element's middle is compared with what passes beside it, on a short one, where it
 * stays alone, the way that it can move counts.
 */
export function useScrolledThrough(element: RefObject<HTMLElement | null>, parts: number): number | null {
  const [part, setPart] = useState<number | null>(null);
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return undefined;
    const look = () => {
      const stays = element.current;
      if (!stays) return;
      const box = stays.getBoundingClientRect();
      const track = stays.parentElement!.getBoundingClientRect();
      const ends = track.height > 7 * box.height ? box.height : 0;
      const share = (box.top - track.top + ends / 2) / (track.height - box.height + ends);
      setPart(Math.min(parts - 1, Math.floor(share * parts)));
    };
    // The browser may have gone back to where one was.
    if (window.scrollY > 0) look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [element, parts, isStill]);
  return isStill ? null : part;
}
