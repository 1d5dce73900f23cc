import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section, type Ground } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface PictureStackProps {
  title: string;
  pictures: readonly PictureData[];
  ground?: Ground;
}

/** Pictures that carry words: one under the other on a phone, two beside each other where both can be read. */
export function PictureStack({ title, pictures, ground = 'white' }: PictureStackProps) {
  return (
    <Section ground={ground} labelledBy="pictures">
      <Container>
        <SectionTitle id="pictures" align="center" className="mb-10 md:mb-14">
          {title}
        </SectionTitle>
        <ul className="grid gap-4 md:grid-cols-2 md:gap-5">
          {pictures.map((picture) => (
            <li key={picture.src}>
              <Reveal>
                <Picture
                  picture={picture}
                  sizes="(width < 48rem) 100vw, 37rem"
                  className="h-auto w-full rounded-md border border-line md:rounded-lg"
                />
              </Reveal>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
