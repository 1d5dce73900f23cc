import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CarouselOptions {
  /** Milliseconds that each slide stays. */
  interval: number;
  /** Where slides stop in the window: a row of several starts at its edge, a single one is centred. */
  align: 'start' | 'center';
}

/** A looping row of slides that advances by itself, except while it is paused, looked at or used. */
export function useCarousel(options: CarouselOptions) {
  const reducedMotion = useReducedMotion();
  const [viewport, engine] = useEngine(options);
  const [paused, setPaused] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const [selected, setSelected] = useState(0);
  const playing = !(paused ?? reducedMotion);

  useEffect(() => {
    const autoplay = engine?.plugins().autoplay;
    if (playing && !held) autoplay?.play();
    else autoplay?.stop();
  }, [engine, playing, held]);

  useEffect(() => {
    if (!engine) return undefined;
    const select = () => setSelected(engine.selectedScrollSnap());
    engine.on('select', select);
    return () => void engine.off('select', select);
  }, [engine]);

  return {
    viewport,
    hydrated: engine !== null,
    playing,
    selected,
    toggle: () => setPaused(playing),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    previous: () => engine?.scrollPrev(reducedMotion),
    next: () => engine?.scrollNext(reducedMotion),
    show: (index: number) => engine?.scrollTo(index, reducedMotion),
  };
}

/** Starts the engine when the viewport comes near the window; until then the row scrolls by hand. */
function useEngine({ interval, align }: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<EmblaCarouselType | null>(null);
  useEffect(() => {
    const element = viewport.current;
    if (!element) return undefined;
    let started: EmblaCarouselType | undefined;
    let gone = false;
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        const { startCarousel } = await import('./carousel-engine.ts');
        if (gone) return;
        started = startCarousel(element, { interval, align });
        setEngine(started);
      },
      { rootMargin: '50%' },
    );
    observer.observe(element);
    return () => {
      gone = true;
      observer.disconnect();
      started?.destroy();
      setEngine(null);
    };
  }, [interval, align]);
  return [viewport, engine] as const;
}
