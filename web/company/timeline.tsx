import { Container } from '#web/ui/container.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { EarlierRobots, YearLine, type YearRobot } from './year-line.tsx';

interface TimelineProps {
  years: readonly {
    year: number;
    title: string;
    events: readonly { month: number; text: string }[];
    /** Those that were there by its end, the oldest first. */
    robots: readonly YearRobot[];
  }[];
}

/** The newest year first: its words beside the robots that it brought, to one scale, and small those that were there. */
export function Timeline({ years }: TimelineProps) {
  return (
    <Section className="overflow-x-clip pt-12 md:pt-20">
      <Container>
        <ol className="space-y-20 md:space-y-28">
          {years.map(({ year, title, events, robots }) => (
            <li key={year}>
              <Reveal className="@container">
                <div className="year-scale isolate max-md:flex max-md:flex-col md:grid">
                  <div className="max-md:contents md:flex md:flex-col md:pb-[2.5625rem]">
                    <h2 className="-ml-[0.03em] text-count tabular-nums">{year}</h2>
                    <p className="mt-2 text-heading text-ink lg:mt-3">{title}</p>
                    <ul className="mt-4 space-y-2 lg:mt-5">
                      {events.map((event) => (
                        <li key={event.text} className="flex gap-3">
                          <span className="w-11 shrink-0 font-semibold text-accent-strong tabular-nums">
                            {event.month}월
                          </span>
                          <span>{event.text}</span>
                        </li>
                      ))}
                    </ul>
                    <EarlierRobots robots={robots.filter(({ isNew }) => !isNew)} />
                  </div>
                  <YearLine robots={robots.filter(({ isNew }) => isNew)} />
                </div>
              </Reveal>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
