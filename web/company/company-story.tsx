import { Container } from '#web/ui/container.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface CompanyStoryProps {
  opening: { title: string; paragraphs: readonly string[]; picture: PictureData };
  valuesTitle: string;
  values: readonly { title: string; text: string; picture: PictureData }[];
}

export function CompanyStory({ opening, valuesTitle, values }: CompanyStoryProps) {
  return (
    <>
      <Section labelledBy="opening" className="pt-12 pb-0 md:pt-20">
        <Container>
          <div className="grid gap-8 lg:grid-cols-2 lg:gap-20">
            <h2 id="opening" className="text-title">
              {opening.title}
            </h2>
            <div className="space-y-5 text-lead text-muted">
              {opening.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </Container>
        <div className="mt-12 overflow-clip md:mt-20">
          <Picture
            picture={opening.picture}
            sizes="100vw"
            className="settle aspect-4/3 w-full origin-top object-cover md:aspect-2/1"
          />
        </div>
      </Section>
      <Section ground="surface" labelledBy="values">
        <Container>
          <SectionTitle id="values">{valuesTitle}</SectionTitle>
          <ul className="mt-10 grid gap-x-5 gap-y-12 md:mt-14 md:grid-cols-3 lg:gap-x-8">
            {values.map((value, index) => (
              <li key={value.title}>
                <Reveal>
                  <Picture
                    picture={value.picture}
                    sizes="(width < 48rem) 100vw, 24rem"
                    className="aspect-4/3 w-full rounded-lg object-cover"
                  />
                  <p aria-hidden className="mt-6 text-label font-semibold text-accent-strong tabular-nums">
                    {`0${index + 1}`}
                  </p>
                  <h3 className="mt-1 text-heading md:max-lg:text-lead md:max-lg:font-bold">{value.title}</h3>
                  <p className="mt-3 text-muted">{value.text}</p>
                </Reveal>
              </li>
            ))}
          </ul>
        </Container>
      </Section>
    </>
  );
}
