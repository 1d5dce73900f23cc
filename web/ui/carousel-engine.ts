import createCarousel, { type EmblaCarouselType } from 'embla-carousel';
import autoplay from 'embla-carousel-autoplay';
import { timedMovement } from './timed-movement.ts';

/** The part of a carousel that moves. It is loaded when a carousel comes near the window, not before. */
export function startCarousel(
  viewport: HTMLElement,
  options: { interval: number; align: 'start' | 'center' },
  /** null: as long as the engine's own spring takes (decision 15). */
  movementMs: number | null = 500,
): EmblaCarouselType {
  return createCarousel(viewport, { loop: true, align: options.align }, [
    ...(movementMs === null ? [] : [timedMovement(movementMs)]),
    autoplay({ delay: options.interval, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
  ]);
}
