import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { InquiryChange } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import type { Selection } from '../list/use-selection.ts';
import { updateFailure } from '../user-message.ts';
import { changeInquiries } from './inquiry-calls.ts';

/** Changes what is ticked, all of it or nothing, and reads the list again. */
export function useBulkChange(selection: Selection) {
  const { alert } = useDialogs();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  useRestoreFocus(isBusy);

  const change = async (asked: InquiryChange | undefined) => {
    const { ids } = selection;
    setSaid('');
    if (ids.length === 0 || asked === undefined) {
      await alert(messages.valid.selectToChange);
      return;
    }
    setBusy(true);
    try {
      await changeInquiries(ids, asked);
      selection.clear();
      setSaid(messages.admin.changedMany(ids.length));
    } catch (error) {
      await alert(updateFailure(error));
    }
    await revalidate();
    setBusy(false);
  };
  return { isBusy, said, change };
}
