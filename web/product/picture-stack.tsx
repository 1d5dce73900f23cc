import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { TitledSection } from './titled-section.tsx';

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
    <TitledSection id="pictures" title={title} action={action} isFirst>
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
    </TitledSection>
  );
}
