import { Clock } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { useResolved } from './use-resolved.ts';
import { Container } from '#web/ui/container.tsx';
import { Section } from '#web/ui/section.tsx';
import { FaqList, FaqSkeleton, type FaqListProps } from './faq-list.tsx';

interface FaqSectionProps {
  hours: string;
  /** Wrapped, because null means that the questions could not be had, not that they are still coming. */
  deferred: FaqListProps | Promise<FaqListProps>;
}

/** Support hours and frequently asked questions, above the videos. */
export function FaqSection({ hours, deferred }: FaqSectionProps) {
  return (
    <Section ground="white" labelledBy="faq-heading" className="pt-12 pb-0 md:pt-16">
      <Container>
        <div className="mx-auto max-w-[56rem]">
          <p className="mx-auto mb-12 flex w-fit flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-full bg-tint px-6 py-3 text-label text-ink">
            <Clock aria-hidden className="size-5 text-accent-strong" />
            <strong className="font-semibold">고객센터 상담 시간</strong>
            {hours}
          </p>
          <h2 id="faq-heading" className="mb-8 text-center text-title">
            자주 묻는 질문
          </h2>
          <Suspense fallback={<FaqSkeleton />}>
            <LoadedFaq deferred={deferred} />
          </Suspense>
        </div>
      </Container>
    </Section>
  );
}

/** Turning a page of the videos asks again; what is being read stays where it is until the answer comes. */
function LoadedFaq({ deferred }: Pick<FaqSectionProps, 'deferred'>) {
  return <FaqList {...useResolved(useDeferredValue(deferred))} />;
}
