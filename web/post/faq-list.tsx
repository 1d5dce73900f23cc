import { ChevronDown } from 'lucide-react';
import { messages } from '#contract/messages.ts';
import type { Questions } from './questions.ts';
import { textParts, tiedText } from '#web/text/post-text.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ToolLinks, type ToolLinksProps } from './tool-links.tsx';

const { faqPlaceholder, loading, noFaq } = messages.public;

export interface FaqListProps {
  questions: Questions;
  /** Of each question: where it is answered better than in words. */
  links: readonly ToolLinksProps['links'][];
  /** The question, by its number, that is open and in sight from the start. */
  opened?: number;
}

/** Questions that open their answers; without scripts too. */
export function FaqList({ questions, links, opened }: FaqListProps) {
  const rows = questions ?? [];
  return (
    <>
      {questions?.length === 0 && <p className="mb-6 text-center text-body text-muted">{noFaq}</p>}
      <div className="border-t border-ink">
        {rows.length === 0 && <FaqRow {...faqPlaceholder} links={[]} />}
        {rows.map((post, index) => (
          <FaqRow
            key={post.id}
            question={post.title}
            answer={post.content}
            links={links[index] ?? []}
            isOpened={post.id === opened}
          />
        ))}
      </div>
    </>
  );
}

const tiedParts = (text: string) =>
  textParts(text).map(({ at, href, text: words }) => ({
    at,
    href,
    text: href === null ? tiedText(words) : words,
  }));

interface FaqRowProps {
  question: string;
  answer: string;
  links: ToolLinksProps['links'];
  isOpened?: boolean;
}

function FaqRow({ question, answer, links, isOpened = false }: FaqRowProps) {
  return (
    <details open={isOpened} ref={isOpened ? bringIntoSight : null} className="group border-b border-line">
      <summary className="flex min-h-16 items-center gap-4 px-1 py-5 text-body font-semibold text-ink transition-colors hover:text-accent-strong md:px-4 md:text-lead">
        <span className="w-6 shrink-0 self-start text-accent-strong">Q.</span>
        <span className="flex-1">{question}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex gap-4 rounded-sm bg-surface px-4 py-6 max-md:-mx-3">
        <span className="w-6 shrink-0 font-semibold text-accent-strong">A.</span>
        <div>
          <p className="text-body whitespace-pre-line text-text">
            <LinkedText parts={tiedParts(answer)} />
          </p>
          <ToolLinks links={links} />
        </div>
      </div>
    </details>
  );
}

const bringIntoSight = (row: HTMLElement | null) => row?.scrollIntoView({ block: 'center' });

export function FaqSkeleton() {
  return (
    <div className="border-t border-ink">
      <output className="sr-only">{loading}</output>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <div key={row} className="border-b border-line px-1 py-5 md:px-4">
          <Skeleton className="h-7 w-3/5" />
        </div>
      ))}
    </div>
  );
}
