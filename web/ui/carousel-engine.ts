import createCarousel, { type EmblaCarouselType } from 'embla-carousel';
import autoplay from 'embla-carousel-autoplay';
import { timedMovement } from './timed-movement.ts';

const movementMs = 500;

/** The part of a carousel that moves. It is loaded when a carousel comes near the window, not before. */
export function startCarousel(
  viewport: HTMLElement,
  options: { interval: number; align: 'start' | 'center' },
): EmblaCarouselType {
  return createCarousel(viewport, { loop: true, align: options.align }, [
    timedMovement(movementMs),
    autoplay({ delay: options.interval, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
  ]);
}
