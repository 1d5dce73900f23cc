import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Reveal } from '#web/ui/reveal.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';
import { LineUp, type LineUpRobot } from './line-up.tsx';

interface CompanyFamilyProps {
  title: string;
  lead: string;
  /** The oldest first. */
  robots: readonly LineUpRobot[];
  action: { label: string; to: string };
}

/** All that the company has made, in the order in which it came. */
export function CompanyFamily({ title, lead, robots, action }: CompanyFamilyProps) {
  return (
    <Section labelledBy="family" className="overflow-x-clip">
      <Container>
        <SectionTitle id="family" lead={lead}>
          {title}
        </SectionTitle>
        <Reveal>
          <LineUp robots={robots} />
        </Reveal>
        <p className="mt-8 md:mt-10">
          <LinkButton to={action.to} look="secondary" size="lg">
            {action.label}
          </LinkButton>
        </p>
      </Container>
    </Section>
  );
}
