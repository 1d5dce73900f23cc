import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import type { PictureData } from '#web/pictures/picture.ts';
import { Picture } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface Chapter {
  title?: string;
  pictures: readonly PictureData[];
  /** The last of them where there is room, as wide as the row. */
  wide: PictureData;
}

interface PictureStackProps {
  title: string;
  action: { label: string; to: string };
  chapters: readonly Chapter[];
}

/** Pictures that carry words: one under the other on a phone, in pairs where two can be read, chapter by chapter. */
export function PictureStack({ title, action, chapters }: PictureStackProps) {
  return (
    // It begins near the head of the page, so that what it shows begins on the first screen.
    <Section labelledBy="pictures" className="pt-9 md:pt-12">
      <Container>
        <div className="mb-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 md:mb-9">
          <SectionTitle id="pictures">{title}</SectionTitle>
          <LinkButton to={action.to}>{action.label}</LinkButton>
        </div>
        {chapters.map((chapter, number) => (
          <div key={chapter.title ?? ''} className={chapter.title && 'pt-18 lg:pt-24'}>
            {chapter.title && <h3 className="mb-7 text-title md:mb-9">{chapter.title}</h3>}
            <ul className="grid gap-4 md:grid-cols-2 md:gap-5 lg:gap-6">
              {chapter.pictures.map((picture, index) => {
                const wide = chapter.pictures[index + 1] ? undefined : chapter.wide;
                return (
                  <li key={picture.src} className={wide && 'md:col-span-2'}>
                    <Reveal>
                      <Picture
                        picture={wide ?? picture}
                        alt={picture.alt}
                        {...(wide && { upright: picture })}
                        sizes={
                          wide
                            ? '(width < 80rem) 100vw, 75rem'
                            : '(width < 48rem) 100vw, (width < 80rem) 50vw, 37rem'
                        }
                        loading={number ? 'lazy' : 'eager'}
                        className={`h-auto w-full rounded-lg${wide ? ' max-[29.98rem]:portrait:aspect-268/225' : ''}`}
                      />
                    </Reveal>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </Container>
    </Section>
  );
}
