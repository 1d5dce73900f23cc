import { History } from 'lucide-react';
import { messages } from '#contract/messages.ts';
import type { Post } from '#contract/post.ts';
import type { DeskPost, RevisionEntry } from '#contract/publication.ts';
import { detailDate } from '#web/text/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BoardCalls } from './board-calls.ts';
import { ComparedFacts, type ShowBody } from './compared-facts.tsx';
import type { PostFact } from './post-facts.ts';
import { useRevisions } from './use-revisions.ts';

interface RevisionsProps {
  post: DeskPost;
  calls: Pick<BoardCalls, 'revisions' | 'revision' | 'restoreRevision'>;
  factsOf: (post: Post) => PostFact[];
  showBody: ShowBody;
}

/** Behind a button: what the post said before each save, what has changed since, and the way back. */
export function Revisions({ post, calls, factsOf, showBody }: RevisionsProps) {
  const { isOpen, entries, wanted, chosen, isBusy, ...act } = useRevisions(post, calls);
  return (
    <>
      <Button look="secondary" onClick={act.open}>
        <History aria-hidden className="size-4 max-sm:hidden" />
        이전 판
      </Button>
      {isOpen && (
        <Dialog title="이전 판" width="lg" onClose={act.close}>
          <div className="grid gap-5 px-5 pb-6 md:px-7 md:pb-8">
            {entries?.length === 0 && <p>아직 고친 적이 없는 글입니다.</p>}
            <ol className="grid max-h-56 grid-cols-1 gap-1 overflow-y-auto empty:hidden">
              {entries?.map((entry) => (
                <li key={entry.version}>
                  <Entry
                    entry={entry}
                    isChosen={entry.version === wanted}
                    onChoose={() => act.choose(entry)}
                  />
                </li>
              ))}
            </ol>
            <output className="text-muted empty:hidden">
              {(entries === null || (wanted !== null && chosen === null)) && messages.public.loading}
            </output>
            {chosen !== null && (
              <div className="grid gap-4 border-t border-line pt-5">
                <ComparedFacts
                  names={['이전 판', '지금 글']}
                  one={factsOf(chosen)}
                  other={factsOf(post)}
                  showBody={showBody}
                />
                <Button disabled={isBusy} onClick={act.restore} className="justify-self-start">
                  이 판으로 되돌리기
                </Button>
              </div>
            )}
          </div>
        </Dialog>
      )}
    </>
  );
}

interface EntryProps {
  entry: RevisionEntry;
  isChosen: boolean;
  onChoose: () => void;
}

function Entry({ entry: { savedAt, savedBy, title }, isChosen, onChoose }: EntryProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-control w-full flex-wrap items-center gap-x-4 rounded-sm px-3 py-1.5 text-left text-label hover:bg-surface aria-pressed:bg-tint aria-pressed:font-semibold"
    >
      <time dateTime={savedAt} className="tabular-nums">
        {detailDate(savedAt)}
      </time>
      <span className="text-muted">{savedBy || '-'}</span>
      <span className="min-w-0 truncate max-md:basis-full">{title}</span>
    </button>
  );
}
