import { lazy, Suspense } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AttachedCard } from './attached-card.tsx';
import type { Attachment, InquiryErrors, InquiryValues } from './inquiry-check.ts';

/** Most inquiries come without a plan, and load nothing of it. */
const PlanSheet = lazy(() =>
  import('#web/plan/plan-sheet.tsx').then(
    (loaded) => ({ default: loaded.PlanSheet }),
    () => ({ default: UnseenPlan }),
  ),
);

/** The connection was gone: what cannot be looked at can still be sent. */
function UnseenPlan() {
  return <p className="text-label text-text">배치도를 그리지 못했습니다. 문의와 함께 그대로 보내집니다.</p>;
}

interface InquiryAttachmentsProps {
  values: InquiryValues;
  errors: InquiryErrors;
  onRemove: (attachment: Attachment) => void;
}

/** What the tools of the site handed over. */
export function InquiryAttachments({ values, errors, onRemove }: InquiryAttachmentsProps) {
  const { note, plan, robotModel = '' } = values;
  return (
    <>
      {note && (
        <AttachedCard attachment="note" value={note} error={errors.note} onRemove={onRemove}>
          <p className="text-label whitespace-pre-line text-text tabular-nums">{note}</p>
        </AttachedCard>
      )}
      {plan && (
        <AttachedCard attachment="plan" value={plan} error={errors.plan} onRemove={onRemove}>
          <Suspense fallback={<Skeleton className="aspect-3/2 sm:aspect-5/2" />}>
            <PlanSheet json={plan} model={robotModel} drawingSize="max-h-72" />
          </Suspense>
        </AttachedCard>
      )}
    </>
  );
}
