import { Container } from '#web/ui/container.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';

interface TimelineProps {
  years: readonly {
    year: number;
    title: string;
    events: readonly { month: number; text: string }[];
  }[];
}

/** The newest year first, along one line. */
export function Timeline({ years }: TimelineProps) {
  return (
    <Section>
      <Container className="max-w-[56rem]">
        <ol className="relative before:absolute before:inset-y-3 before:left-[0.4375rem] before:w-0.5 before:bg-line md:before:left-[12.4375rem]">
          {years.map((entry) => (
            <li key={entry.year} className="relative pb-16 last:pb-0">
              <Reveal className="grid gap-x-12 gap-y-3 pl-10 md:grid-cols-[11rem_1fr] md:pl-0">
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
              </Reveal>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
