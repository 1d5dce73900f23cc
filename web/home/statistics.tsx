import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { CountUp } from './count-up.tsx';

interface StatisticsProps {
  title: string;
  lead: string;
  figures: readonly { value: number; suffix: string; label: string }[];
}

/** Beside the words lies the earth, behind the figures the dark. */
export function Statistics({ title, lead, figures }: StatisticsProps) {
  return (
    <Section ground="night" labelledBy="statistics" className="relative isolate overflow-hidden">
      <div aria-hidden className="world-dots absolute -z-10" />
      <Container>
        <SectionTitle id="statistics" lead={lead} className="md:max-w-120 xl:max-w-xl">
          {title}
        </SectionTitle>
        <dl className="mt-12 grid gap-x-8 gap-y-9 md:mt-24 md:grid-cols-3">
          {figures.map((figure) => (
            <div key={figure.label} className="world-figure flex flex-col-reverse">
              <dt className="mt-2 text-body">{figure.label}</dt>
              <dd className="text-count whitespace-nowrap text-accent tabular-nums">
                <CountUp value={figure.value} />
                <span className="ml-1 text-heading text-white">{figure.suffix}</span>
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  );
}
