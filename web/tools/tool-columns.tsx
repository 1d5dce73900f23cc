import type { ReactNode } from 'react';
import { Container } from '#web/ui/container.tsx';

interface ToolColumnsProps {
  formTitle: string;
  form: ReactNode;
  /** Of the heading of what stands beside the form. */
  resultsId: string;
  /** What it comes to, in brief: in sight for as long as figures are changed. */
  brief?: ReactNode;
  children: ReactNode;
}

/** What is asked on one side, in sight as long as there is room; on the other at once what it leads to. */
export function ToolColumns({ formTitle, form, resultsId, brief, children }: ToolColumnsProps) {
  return (
    <Container className="tool-columns flex flex-col gap-12 py-8 md:pt-10 md:pb-16 lg:grid lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14 xl:gap-20">
      {brief}
      <section
        aria-label={formTitle}
        // Where it is higher than the window it stays in sight by its lower end: nothing scrolls in itself.
        className="lg:sticky lg:bottom-4 lg:row-start-1 lg:self-end lg:[@media(height>=66rem)]:top-26 lg:[@media(height>=66rem)]:bottom-auto lg:[@media(height>=66rem)]:self-start"
      >
        {form}
      </section>
      <section aria-labelledby={resultsId} className="lg:col-start-2 lg:row-start-1">
        {children}
      </section>
    </Container>
  );
}
