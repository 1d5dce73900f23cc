import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
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
      <Section labelledBy="opening" className="pb-0">
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
            className="settle aspect-4/3 w-full object-cover md:aspect-21/9"
          />
        </div>
      </Section>
      <Section ground="surface" labelledBy="values">
        <Container>
          <SectionTitle id="values">{valuesTitle}</SectionTitle>
          <ul className="mt-10 grid gap-5 md:mt-14 md:grid-cols-3">
            {values.map((value) => (
              <li key={value.title}>
                <Reveal className="h-full overflow-hidden rounded-md border border-line bg-white">
                  <Picture
                    picture={value.picture}
                    sizes="(width < 48rem) 100vw, 24rem"
                    className="aspect-16/10 w-full object-cover"
                  />
                  <div className="p-7">
                    <h3 className="text-heading">{value.title}</h3>
                    <p className="mt-3 text-muted">{value.text}</p>
                  </div>
                </Reveal>
              </li>
            ))}
          </ul>
        </Container>
      </Section>
    </>
  );
}
