import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section, type Ground } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface PictureStackProps {
  title: string;
  pictures: readonly PictureData[];
  /** The first is worth the whole width, and so is every seventh after it. */
  leads?: boolean;
  ground?: Ground;
}

const large = 'md:col-span-12 lg:col-span-10 lg:col-start-2';
const wide = 'md:col-span-6 lg:col-span-7';
const narrow = 'md:col-span-6 lg:col-span-5 lg:self-end';
const half = 'md:col-span-6';

/** Rows that step from side to side. */
const steps = [wide, narrow, narrow, wide] as const;
/** One that leads, three such rows, and again; what is left over stands in pairs. */
const led = [large, ...steps, wide, narrow] as const;

function placeOf(index: number, count: number, leads: boolean): string {
  const rhythm = leads ? led : steps;
  const round = index - (index % rhythm.length);
  const isWhole = !leads || count - round >= rhythm.length;
  return (isWhole ? rhythm[index - round] : undefined) ?? half;
}

/** Pictures that carry words: one under the other from edge to edge on a phone, and in a rhythm where two can be read. */
export function PictureStack({ title, pictures, leads = false, ground = 'white' }: PictureStackProps) {
  return (
    <Section ground={ground} labelledBy="pictures">
      <Container>
        <SectionTitle id="pictures" align="center" className="mb-10 md:mb-14">
          {title}
        </SectionTitle>
        <ul className="grid gap-4 max-md:-mx-5 md:grid-cols-12 md:gap-5 lg:gap-y-8">
          {pictures.map((picture, index) => (
            <li key={picture.src} className={placeOf(index, pictures.length, leads)}>
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
