import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InquiryChange, InquiryDetail, TimelineEntry } from '#contract/inquiry-desk.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { inquiryFailure, isConflict } from '../user-message.ts';
import { changeInquiry } from './inquiry-calls.ts';

/** Changes an inquiry at once. Where somebody else was first, what they did is read and told; nothing is overwritten. */
export function useInquiryChange({ id, version, timeline }: InquiryDetail) {
  const { alert } = useDialogs();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  /** How much of the timeline was seen when somebody else turned out to be first. */
  const [seen, setSeen] = useState<number | null>(null);
  useRestoreFocus(isBusy);

  const change = async (asked: InquiryChange) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await changeInquiry(id, asked, version);
      setSeen(null);
      await revalidate();
    } catch (error) {
      if (isConflict(error)) {
        await revalidate();
        setSeen(timeline.length);
      } else await alert(inquiryFailure(error));
    } finally {
      setBusy(false);
    }
  };

  const isChange = ({ kind }: TimelineEntry) => kind === 'status' || kind === 'assignee';
  /** What others changed meanwhile; null where nobody did. */
  const meanwhile = seen === null ? null : timeline.slice(seen).filter(isChange);
  return { isBusy, change: (asked: InquiryChange) => void change(asked), meanwhile };
}
