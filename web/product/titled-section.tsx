import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface TitledSectionProps {
  /** Names the section and its heading. */
  id: string;
  title: string;
  /** It begins near the head of the page, so that what it shows begins on the first screen. */
  isFirst?: boolean;
  children: ReactNode;
}

/** A section whose title stands above what it shows. */
export function TitledSection({ id, title, isFirst = false, children }: TitledSectionProps) {
  return (
    <Section labelledBy={id} className={isFirst ? 'pt-9 md:pt-12' : ''}>
      <Container>
        <SectionTitle id={id} className={isFirst ? 'mb-7 md:mb-9' : 'mb-10 md:mb-14'}>
          {title}
        </SectionTitle>
        {children}
      </Container>
    </Section>
  );
}
