import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { PauseButton } from './pause-button.tsx';
import { useCarousel } from './use-carousel.ts';

export interface Slide {
  key: string;
  content: ReactNode;
}

interface CarouselProps {
  label: string;
  slides: readonly Slide[];
  interval: number;
  /** Widths of a slide, as classes: `basis-full lg:basis-1/4`. */
  slideClass: string;
  /** Arrows for a row of several slides, dots for one at a time. */
  controls: 'arrows' | 'dots';
}

/** Before the page is hydrated the row simply scrolls sideways, by keys too. */
export function Carousel({ label, slides, interval, slideClass, controls }: CarouselProps) {
  const { viewport, hydrated, hold, playing, selected, toggle, previous, next, show } = useCarousel({
    interval,
    align: controls === 'dots' ? 'center' : 'start',
  });
  return (
    <section aria-roledescription="슬라이드" aria-label={label}>
      <div
        ref={viewport}
        className={classNames(
          hydrated
            ? 'overflow-hidden'
            : 'overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:thin]',
          // On a phone a row runs on to the edges of the screen, as wide as its page leaves beside it.
          controls === 'arrows' && 'max-[481px]:-mx-5 max-[481px]:px-5',
        )}
        tabIndex={hydrated ? undefined : 0}
        {...hold}
      >
        <ul className="-ml-4 flex touch-pan-y md:-ml-5">
          {slides.map((slide) => (
            <li key={slide.key} className={classNames('min-w-0 shrink-0 grow-0 pl-4 md:pl-5', slideClass)}>
              {slide.content}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex items-center justify-center gap-2 noscript:hidden">
        {controls === 'dots' && <Dots slides={slides} selected={selected} onShow={show} />}
        {controls === 'arrows' && (
          <Button look="secondary" size="icon" aria-label="이전" onClick={previous}>
            <ArrowLeft aria-hidden className="size-5" />
          </Button>
        )}
        <PauseButton playing={playing} onToggle={toggle} />
        {controls === 'arrows' && (
          <Button look="secondary" size="icon" aria-label="다음" onClick={next}>
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        )}
      </div>
    </section>
  );
}

interface DotsProps {
  slides: readonly Slide[];
  selected: number;
  onShow: (index: number) => void;
}

function Dots({ slides, selected, onShow }: DotsProps) {
  return slides.map((slide, index) => (
    <button
      key={slide.key}
      type="button"
      aria-label={`${index + 1}번째 슬라이드`}
      aria-current={index === selected ? 'true' : undefined}
      onClick={() => onShow(index)}
      className="group grid size-11 place-items-center"
    >
      <span
        className={classNames(
          'block h-2.5 rounded-full transition-[width,background-color]',
          index === selected ? 'w-7 bg-accent-strong' : 'w-2.5 bg-muted/50 group-hover:bg-muted',
        )}
      />
    </button>
  ));
}
