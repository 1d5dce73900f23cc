import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Section, type Ground } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface PictureStackProps {
  title: string;
  pictures: readonly PictureData[];
  ground?: Ground;
}

/** Pictures that carry words, one under the other and wide enough to be read. */
export function PictureStack({ title, pictures, ground = 'white' }: PictureStackProps) {
  return (
    <Section ground={ground} labelledBy="pictures">
      <Container className="max-w-[60rem]">
        <SectionTitle id="pictures" align="center" className="mb-10 md:mb-14">
          {title}
        </SectionTitle>
        <ul className="space-y-4 md:space-y-8">
          {pictures.map((picture) => (
            <li key={picture.src}>
              <Picture
                picture={picture}
                sizes="(width < 60rem) 100vw, 60rem"
                className="h-auto w-full rounded-md border border-line md:rounded-lg"
              />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
