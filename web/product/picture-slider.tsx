import { Carousel } from '#web/ui/carousel.tsx';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';

interface PictureSliderProps {
  label: string;
  pictures: readonly PictureData[];
}

/** One wide picture at a time, changing by itself. */
export function PictureSlider({ label, pictures }: PictureSliderProps) {
  const slides = pictures.map((picture, index) => ({
    key: picture.src,
    content: (
      <Picture
        picture={picture}
        sizes="(width < 80rem) 100vw, 75rem"
        loading={index === 0 ? 'eager' : 'lazy'}
        className="h-auto w-full rounded-md md:rounded-lg"
      />
    ),
  }));
  return (
    <Container className="pt-10 md:pt-16">
      <Carousel label={label} slides={slides} interval={3_000} controls="dots" slideClass="basis-full" />
    </Container>
  );
}
