import { Link } from 'react-router';
import { Container } from '#web/ui/container.tsx';
import { Picture, type PictureData } from '#web/ui/picture.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';

interface Robot {
  model: string;
  to: string;
  picture: PictureData;
}

interface TimelineProps {
  years: readonly {
    year: number;
    title: string;
    events: readonly { month: number; text: string }[];
    /** Those that were born in that year. */
    robots: readonly Robot[];
  }[];
}

/** The newest year first, along one line. */
export function Timeline({ years }: TimelineProps) {
  return (
    <Section>
      <Container>
        <ol className="relative before:absolute before:inset-y-3 before:left-[0.4375rem] before:w-0.5 before:bg-line md:before:left-[12.4375rem]">
          {years.map((entry) => (
            <li
              key={entry.year}
              className="relative border-line pb-16 last:pb-0 md:mb-16 md:border-b md:last:mb-0 md:last:border-0"
            >
              <Reveal className="grid gap-x-12 gap-y-3 pl-10 md:grid-cols-[11rem_1fr] md:pl-0 lg:grid-cols-[11rem_1fr_auto]">
                <span
                  aria-hidden
                  className="absolute top-3 left-0 size-4 rounded-full border-4 border-white bg-accent-strong ring-2 ring-accent-strong md:left-48"
                />
                <h2 className="text-figure tabular-nums md:text-right">{entry.year}</h2>
                <div className="md:pl-10">
                  <p className="text-heading text-ink md:pt-3">{entry.title}</p>
                  <ul className="mt-5 space-y-3">
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
                <Robots robots={entry.robots} />
              </Reveal>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}

function Robots({ robots }: { robots: readonly Robot[] }) {
  return (
    <ul className="mt-4 flex gap-3 md:col-start-2 md:pl-10 lg:col-start-3 lg:mt-0 lg:pl-0">
      {robots.map((robot) => (
        <li key={robot.model} className="w-1/3 max-w-40 lg:w-40">
          <Link
            to={robot.to}
            className="group block rounded-md bg-surface px-2 pt-4 pb-3 text-center transition-colors hover:bg-tint"
          >
            <Picture
              picture={robot.picture}
              sizes="9rem"
              alt=""
              className="h-28 w-full object-contain object-bottom transition-transform duration-500 group-hover:-translate-y-1 md:h-36"
            />
            <span className="mt-2 block text-label font-semibold text-ink">{robot.model}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
