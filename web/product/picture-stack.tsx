import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { CentredSection } from './centred-section.tsx';

interface PictureStackProps {
  title: string;
  pictures: readonly PictureData[];
}

const large = 'md:col-span-2';
const half = '';

/** One that leads, two pairs, and again: sixteen end with one as large as the first. */
const rhythm = [large, half, half, half, half] as const;

/** Pictures that carry words: one under the other from edge to edge on a phone, and in a rhythm where two can be read. */
export function PictureStack({ title, pictures }: PictureStackProps) {
  return (
    <CentredSection id="pictures" title={title}>
      <ul className="grid gap-4 max-md:-mx-5 md:mx-auto md:max-w-[62rem] md:grid-cols-2 md:gap-5 lg:gap-6">
        {pictures.map((picture, index) => (
          <li key={picture.src} className={rhythm[index % rhythm.length]}>
            <Reveal>
              <Picture
                picture={picture}
                sizes="(width < 48rem) 100vw, (width < 64rem) 50vw, 62rem"
                className="h-auto w-full border-line max-md:border-y md:rounded-lg md:border"
              />
            </Reveal>
          </li>
        ))}
      </ul>
    </CentredSection>
  );
}
