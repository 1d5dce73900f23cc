import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { TitledSection } from './titled-section.tsx';

interface PictureStackProps {
  title: string;
  /** Those with a wide one lead: one, two pairs, and again; sixteen end with one as large as the first. */
  pictures: readonly { picture: PictureData; wide?: PictureData }[];
}

/** Pictures that carry words: one under the other on a phone, and in a rhythm where two can be read. */
export function PictureStack({ title, pictures }: PictureStackProps) {
  return (
    <TitledSection id="pictures" title={title} isFirst>
      <ul className="grid gap-4 md:grid-cols-2 md:gap-5 lg:gap-6">
        {pictures.map(({ picture, wide }, index) => (
          <li key={picture.src} className={wide && 'md:col-span-2'}>
            <Reveal>
              <Picture
                picture={wide ?? picture}
                alt={picture.alt}
                {...(wide && { upright: picture })}
                sizes={
                  wide ? '(width < 80rem) 100vw, 75rem' : '(width < 48rem) 100vw, (width < 80rem) 50vw, 37rem'
                }
                loading={index === 0 ? 'eager' : 'lazy'}
                className={`h-auto w-full rounded-lg${wide ? ' max-[29.98rem]:portrait:aspect-268/225' : ''}`}
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
