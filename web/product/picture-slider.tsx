import { Carousel } from '#web/ui/carousel.tsx';
import { Container } from '#web/ui/container.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';

interface PictureSliderProps {
  label: string;
  /** Each with another for phones that are held upright: their words are to be read. */
  slides: readonly { picture: PictureData; upright: PictureData }[];
}

/** One wide picture at a time, changing by itself. */
export function PictureSlider({ label, slides }: PictureSliderProps) {
  const shown = slides.map((slide, index) => ({
    key: slide.picture.src,
    content: (
      <Picture
        {...slide}
        sizes="(width < 80rem) 100vw, 75rem"
        loading={index === 0 ? 'eager' : 'lazy'}
        className="h-auto w-full rounded-md max-[29.98rem]:portrait:aspect-8/5 md:rounded-lg"
      />
    ),
  }));
  return (
    <Container className="pt-10 md:pt-16">
      <Carousel label={label} slides={shown} interval={3_000} controls="dots" slideClass="basis-full" />
    </Container>
  );
}
