import type { EmblaCarouselType, EmblaPluginType } from 'embla-carousel';

/** The engine's own pace, whatever the screen's. */
const stepsPerSecond = 60;

/**
 * Lets a slide move for exactly so many milliseconds. Left to itself the engine pulls it like a spring, whose end has
 * no time: its `duration` is not one. What follows a finger, and what jumps, is left as it is.
 */
export function timedMovement(milliseconds: number): EmblaPluginType {
  const steps = Math.round((milliseconds / 1_000) * stepsPerSecond);
  // Called again whenever the engine is made anew, as after a change of width.
  const init = (embla: EmblaCarouselType) => {
    const { scrollBody, location, previousLocation, target, dragHandler } = embla.internalEngine();
    const spring = { ...scrollBody };
    let isTimed = false;
    let direction = 0;
    let whole = 0;
    let left = 0;
    let step = 0;
    scrollBody.seek = () => {
      isTimed = spring.duration() !== 0 && !dragHandler.pointerDown();
      if (!isTimed) return spring.seek();
      const distance = target.get() - location.get();
      // Not what the last step left: another movement has begun.
      if (Math.abs(distance - left) > 0.01) [whole, step] = [distance, 0];
      step += 1;
      left = whole * Math.max(1 - step / steps, 0) ** 2;
      direction = Math.sign(distance - left);
      previousLocation.set(location);
      location.set(target.get() - left);
      return scrollBody;
    };
    scrollBody.direction = () => (isTimed ? direction : spring.direction());
  };
  return { name: 'timedMovement', options: {}, init, destroy: () => undefined };
}
