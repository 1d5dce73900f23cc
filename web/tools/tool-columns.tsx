import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';

interface ToolColumnsProps {
  formTitle: string;
  form: ReactNode;
  /** Of the heading of what stands beside the form. */
  resultsId: string;
  children: ReactNode;
}

/** What is asked on one side, in sight as long as there is room; on the other at once what it leads to. */
export function ToolColumns({ formTitle, form, resultsId, children }: ToolColumnsProps) {
  return (
    <Container className="tool-columns grid gap-12 py-12 md:py-16 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14 xl:gap-20">
      <section
        aria-label={formTitle}
        className="lg:sticky lg:top-26 lg:max-h-[calc(100dvh-7.5rem)] lg:self-start lg:overflow-y-auto lg:p-1"
      >
        {form}
      </section>
      <section aria-labelledby={resultsId}>{children}</section>
    </Container>
  );
}
