import { useEffect, useRef, type MouseEvent } from 'react';
import { messages } from '#contract/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '../frame/copy-button.tsx';
import { ComparedFacts, type ShowBody } from './compared-facts.tsx';
import type { PostDraft } from './post-draft.ts';
import type { PostFact } from './post-facts.ts';

interface PostConflictProps {
  mine: PostDraft;
  theirs: PostDraft;
  factsOf: (draft: PostDraft) => PostFact[];
  showBody: ShowBody;
  /** Saves over what somebody else has saved. */
  onKeep: (event: MouseEvent<HTMLButtonElement>) => void;
  onTake: () => void;
}

/** Somebody else was first: both texts, and what can be done. What is typed stays in the form below. */
export function PostConflict({ mine, theirs, factsOf, showBody, onKeep, onTake }: PostConflictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="grid gap-4 rounded-sm bg-white p-4 ring-1 ring-warm/40 md:p-5">
      <div role="alert">
        <h2 ref={heading} tabIndex={-1} className="rounded-sm text-body font-semibold text-warm">
          {messages.admin.changedMeanwhile}
        </h2>
      </div>
      <ComparedFacts
        names={['내가 쓴 글', '먼저 저장된 글']}
        one={factsOf(mine)}
        other={factsOf(theirs)}
        showBody={showBody}
      />
      <div className="flex flex-wrap items-start gap-2">
        <Button onClick={onKeep}>내 글로 저장</Button>
        <Button look="secondary" onClick={onTake}>
          먼저 저장된 글로 바꾸기
        </Button>
        <CopyButton text={`${mine.title}\n\n${mine.content}`} label="내 글 복사" />
      </div>
    </section>
  );
}
