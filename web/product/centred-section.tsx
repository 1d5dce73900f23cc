import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface CentredSectionProps {
  /** Names the section and its heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section whose title stands in the middle above what it shows. */
export function CentredSection({ id, title, children }: CentredSectionProps) {
  return (
    <Section labelledBy={id}>
      <Container>
        <SectionTitle id={id} align="center" className="mb-10 md:mb-14">
          {title}
        </SectionTitle>
        {children}
      </Container>
    </Section>
  );
}
