import { Container } from '#web/ui/container.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { YearLine, type YearRobot } from './year-line.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface TimelineProps {
  years: readonly {
    year: number;
    title: string;
    events: readonly { month: number; text: string }[];
    /** Those that were there by its end, the oldest first. */
    robots: readonly YearRobot[];
  }[];
}

/** As many as stand beside a year's words on a wide screen, where their own shelf would be empty for the most part. */
const few = 3;

/** The newest year first; each with the line-up as it then was, to one scale, so that it is seen to grow. */
export function Timeline({ years }: TimelineProps) {
  return (
    <Section className="overflow-x-clip">
      <Container>
        <ol className="space-y-20 md:space-y-28">
          {years.map((entry) => {
            const isShort = entry.robots.length <= few;
            return (
              <li key={entry.year}>
                <Reveal className={isShort ? 'lg:flex lg:items-start lg:justify-between' : ''}>
                  <div
                    className={classNames(
                      'grid gap-x-12 gap-y-4 md:grid-cols-[15rem_1fr]',
                      isShort ? 'lg:w-2/5 lg:grid-cols-1' : 'lg:grid-cols-[15rem_1fr_1.1fr]',
                    )}
                  >
                    <h2 className="text-display tabular-nums md:row-span-2 lg:row-span-1">{entry.year}</h2>
                    <p
                      className={classNames(
                        'text-heading text-ink md:pt-3 lg:text-[2rem]',
                        isShort && 'lg:pt-0',
                      )}
                    >
                      {entry.title}
                    </p>
                    <ul className={classNames('space-y-2.5 md:pt-1', !isShort && 'lg:pt-4')}>
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
                  <YearLine robots={entry.robots} isShort={isShort} />
                </Reveal>
              </li>
            );
          })}
        </ol>
      </Container>
    </Section>
  );
}
