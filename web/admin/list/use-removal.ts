import { useEffect, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { deleteFailure } from '../user-message.ts';
import type { Selection } from './use-selection.ts';

/** Deletes what is selected, after its two questions, and reads the list again. */
export function useRemoval(selection: Selection, remove: (ids: readonly number[]) => Promise<void>) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const isShown = useIsShown();

  const removeSelected = async () => {
    if (selection.ids.length === 0) {
      await alert(messages.valid.selectToDelete);
      return;
    }
    const isSameList = isShown();
    if (!(await confirm(messages.ask.delete)) || !isSameList()) return;
    setBusy(true);
    try {
      await remove(selection.ids);
      selection.clear();
      await revalidate();
      await alert(messages.admin.deleted);
    } catch (error) {
      await alert(deleteFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, removeSelected };
}

/**
 * Remembers which list is shown now, to be asked later whether it still is: who goes back while the question is open
 * has other rows in sight than those the question was about.
 */
function useIsShown(): () => () => boolean {
  const { key } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    shown.current = key;
    return () => {
      shown.current = '';
    };
  }, [key]);
  return () => {
    const then = shown.current;
    return () => shown.current === then;
  };
}
