import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { SectionTitle } from '#web/ui/section-title.tsx';

interface TitledSectionProps {
  /** Names the section and its heading. */
  id: string;
  title: string;
  /** It begins near the head of the page, so that what it shows begins on the first screen. */
  isFirst?: boolean;
  /** Beside the title, or below it. */
  action?: { label: string; to: string };
  children: ReactNode;
}

/** A section whose title stands above what it shows. */
export function TitledSection({ id, title, isFirst = false, action, children }: TitledSectionProps) {
  return (
    <Section labelledBy={id} className={isFirst ? 'pt-9 md:pt-12' : ''}>
      <Container>
        <div
          className={classNames(
            'flex flex-wrap items-center justify-between gap-x-8 gap-y-5',
            isFirst ? 'mb-7 md:mb-9' : 'mb-10 md:mb-14',
          )}
        >
          <SectionTitle id={id}>{title}</SectionTitle>
          {action && <LinkButton to={action.to}>{action.label}</LinkButton>}
        </div>
        {children}
      </Container>
    </Section>
  );
}
