import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface PictureStackProps {
  title: string;
  pictures: readonly PictureData[];
}

const large = 'md:col-span-12 lg:col-span-10 lg:col-start-2';
const wide = 'md:col-span-6 lg:col-span-7';
const narrow = 'md:col-span-6 lg:col-span-5 lg:self-end';
const half = 'md:col-span-6';

/** One that leads, three rows that step from side to side, and again; what is left over stands in pairs. */
const rhythm = [large, wide, narrow, narrow, wide, wide, narrow] as const;

function placeOf(index: number, count: number): string {
  const round = index - (index % rhythm.length);
  return (count - round >= rhythm.length ? rhythm[index - round] : undefined) ?? half;
}

/** Pictures that carry words: one under the other from edge to edge on a phone, and in a rhythm where two can be read. */
export function PictureStack({ title, pictures }: PictureStackProps) {
  return (
    <Section labelledBy="pictures">
      <Container>
        <SectionTitle id="pictures" align="center" className="mb-10 md:mb-14">
          {title}
        </SectionTitle>
        <ul className="grid gap-4 max-md:-mx-5 md:grid-cols-12 md:gap-5 lg:gap-y-8">
          {pictures.map((picture, index) => (
            <li key={picture.src} className={placeOf(index, pictures.length)}>
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
      </Container>
    </Section>
  );
}
