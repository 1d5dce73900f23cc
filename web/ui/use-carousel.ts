import autoplay, { type AutoplayType } from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';

interface CarouselOptions {
  /** Milliseconds that each slide stays. */
  interval: number;
  /** Where slides stop in the window: a row of several starts at its edge, a single one is centred. */
  align: 'start' | 'center';
}

/** A looping row of slides that advances by itself, except while it is paused, looked at or used. */
export function useCarousel({ interval, align }: CarouselOptions) {
  const reducedMotion = useReducedMotion();
  const [paused, setPaused] = useState<boolean | null>(null);
  const [held, setHeld] = useState(false);
  const [selected, setSelected] = useState(0);
  const plugins = useMemo(
    () => [autoplay({ delay: interval, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false })],
    [interval],
  );
  const [viewport, embla] = useEmblaCarousel({ loop: true, align }, plugins);
  const playing = !(paused ?? reducedMotion);

  useEffect(() => {
    const engine: AutoplayType | undefined = embla?.plugins().autoplay;
    if (playing && !held) engine?.play();
    else engine?.stop();
  }, [embla, playing, held]);

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', select);
    return () => void embla.off('select', select);
  }, [embla]);

  return {
    viewport,
    alive: embla !== undefined,
    playing,
    selected,
    toggle: () => setPaused(playing),
    hold: {
      onMouseEnter: () => setHeld(true),
      onMouseLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
    previous: () => embla?.scrollPrev(reducedMotion),
    next: () => embla?.scrollNext(reducedMotion),
    show: (index: number) => embla?.scrollTo(index, reducedMotion),
  };
}
