import { Link } from 'react-router';
import { smallModel, type Model } from '#catalog/robots.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';

interface Robot {
  model: Model;
  to: string;
  picture: PictureData;
  /** It came out in that year; the others were there already. */
  isNew: boolean;
}

interface TimelineProps {
  years: readonly {
    year: number;
    title: string;
    events: readonly { month: number; text: string }[];
    /** Those that were there by its end, the oldest first. */
    robots: readonly Robot[];
  }[];
}

/** The newest year first; each with the line-up as it then was, to one scale, so that it is seen to grow. */
export function Timeline({ years }: TimelineProps) {
  return (
    <Section className="overflow-x-clip">
      <Container>
        <ol className="space-y-20 md:space-y-28">
          {years.map((entry) => (
            <li key={entry.year}>
              <Reveal>
                <div className="grid gap-x-12 gap-y-4 md:grid-cols-[15rem_1fr] lg:grid-cols-[15rem_1fr_1.1fr]">
                  <h2 className="text-display tabular-nums md:row-span-2 lg:row-span-1">{entry.year}</h2>
                  <p className="text-heading text-ink md:pt-3 lg:text-[2rem]">{entry.title}</p>
                  <ul className="space-y-2.5 md:pt-1 lg:pt-4">
                    {entry.events.map((event) => (
                      <li key={event.text} className="flex gap-4">
                        <span className="w-11 shrink-0 font-semibold text-accent-strong tabular-nums">
                          {event.month}월
                        </span>
                        <span>{event.text}</span>
                      </li>
                    ))}
                  </ul>
                </div>
                <LineUp robots={entry.robots} />
              </Reveal>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

/** The first of a row draws what all of them stand on, from edge to edge. */
const floor =
  'before:absolute before:-inset-x-[100vw] before:top-0 before:-z-10 before:hidden before:h-[calc(142*var(--cm))] ' +
  'before:border-b before:border-line before:bg-linear-to-b before:from-transparent before:from-40% before:to-surface ' +
  'max-md:nth-[5n+1]:before:block md:first:before:block';

function LineUp({ robots }: { robots: readonly Robot[] }) {
  return (
    <div className="@container mt-6 md:mt-10">
      <ul className="line-up-scale isolate grid grid-cols-5 gap-y-6 md:grid-cols-10">
        {robots.map(({ model, to, picture, isNew }) => (
          <li key={model} aria-hidden={!isNew} className={`group relative text-center ${floor}`}>
            <div className="relative h-[calc(148*var(--cm))]">
              <Picture
                picture={picture}
                sizes="10rem"
                alt=""
                className={classNames(
                  'absolute bottom-0 left-1/2 h-auto w-[calc(var(--px)/5*var(--cm))] max-w-none -translate-x-1/2 transition-transform duration-500',
                  // How wide it is at its full size (`--px`): pictures/line.css.
                  `${smallModel(model)}-line`,
                  isNew ? 'group-hover:-translate-y-1' : 'opacity-25 grayscale',
                )}
              />
            </div>
            {isNew && (
              <Link
                to={to}
                className="mt-2 block font-bold text-ink after:absolute after:inset-0 group-hover:text-accent-strong"
              >
                {model}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
