import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface TitledSectionProps {
  /** Names the section and its heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A section whose title stands above what it shows. */
export function TitledSection({ id, title, children }: TitledSectionProps) {
  return (
    <Section labelledBy={id}>
      <Container>
        <SectionTitle id={id} className="mb-10 md:mb-14">
          {title}
        </SectionTitle>
        {children}
      </Container>
    </Section>
  );
}
