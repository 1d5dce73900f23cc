import { useEffect, type RefObject } from 'react';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';
import type { Player } from './player.ts';

/** Out of sight the day rests, and who asked for stillness sees it by steps. */
export function useRest(box: RefObject<Element | null>, player: Player): void {
  const isStill = useReducedMotion();
  useEffect(() => player.setStill(isStill), [player, isStill]);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver((entries) =>
      player.setSeen(entries.at(-1)?.isIntersecting ?? true),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box, player]);
}
