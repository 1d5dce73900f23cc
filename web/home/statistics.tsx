import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { CountUp } from './count-up.tsx';

interface StatisticsProps {
  title: string;
  lead: string;
  figures: readonly { value: number; suffix: string; label: string }[];
}

export function Statistics({ title, lead, figures }: StatisticsProps) {
  return (
    <Section ground="night" labelledBy="statistics" className="relative isolate">
      <div aria-hidden className="world-dots absolute inset-0 -z-10" />
      <Container>
        <SectionTitle id="statistics" align="center" lead={lead}>
          {title}
        </SectionTitle>
        <dl className="mt-14 grid gap-10 text-center md:mt-20 md:grid-cols-3 md:gap-6">
          {figures.map((figure) => (
            <div key={figure.label} className="flex flex-col-reverse">
              <dt className="mt-3 text-body">{figure.label}</dt>
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
