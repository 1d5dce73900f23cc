import { Clock } from 'lucide-react';
import { Suspense, useDeferredValue } from 'react';
import { useResolved } from './use-resolved.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { FaqList, FaqSkeleton, type FaqListProps } from './faq-list.tsx';

interface FaqSectionProps {
  hours: string;
  /** Where one asks what is not answered here. */
  ask: { label: string; to: string };
  /** Wrapped, because null means that the questions could not be had, not that they are still coming. */
  deferred: FaqListProps | Promise<FaqListProps>;
}

/** Support hours and frequently asked questions, above the videos. */
export function FaqSection({ hours, ask, deferred }: FaqSectionProps) {
  return (
    <Section ground="white" labelledBy="faq-heading" className="pt-12 md:pt-16">
      <Container className="grid gap-x-6 gap-y-8 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
          <h2 id="faq-heading" className="text-title">
            자주 묻는 질문
          </h2>
          <div className="mt-5 flex flex-wrap items-center gap-4 lg:mt-8">
            <p className="flex items-start gap-3 rounded-md bg-tint px-5 py-4 text-label text-ink max-sm:w-full">
              <Clock aria-hidden className="size-5 shrink-0 text-accent-strong" />
              <span>
                <strong className="block font-semibold">고객센터 상담 시간</strong>
                {hours}
              </span>
            </p>
            <LinkButton to={ask.to} look="secondary" className="max-sm:w-full">
              {ask.label}
            </LinkButton>
          </div>
        </div>
        <div className="lg:col-span-8">
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
