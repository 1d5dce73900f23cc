import { Container } from '#web/ui/container.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { LineUp, type LineUpRobot } from './line-up.tsx';

interface TimelineProps {
  years: readonly {
    year: number;
    title: string;
    events: readonly { month: number; text: string }[];
    /** Those that were there by its end, the oldest first. */
    robots: readonly LineUpRobot[];
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
