import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useUndo } from '../trash/undo.tsx';
import { deleteFailure } from '../user-message.ts';
import type { Selection } from './use-selection.ts';

/** More of a title than this would fill the dialog. */
const titleLength = 60;

interface RemovalOptions {
  selection: Selection;
  rows: readonly { id: number; title: string }[];
  remove: (ids: readonly number[]) => Promise<void>;
  /** What the trash calls what is deleted here. */
  trash: string;
  /** Says how many are left: what was focused may have gone with the rows. */
  status: RefObject<HTMLElement | null>;
}

/** Deletes what is selected, after its two questions, reads the list again and offers the way back. */
export function useRemoval({ selection, rows, remove, trash, status }: RemovalOptions) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const { show } = useUndo();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const isShown = useIsShown();

  const removeSelected = async () => {
    if (selection.ids.length === 0) {
      await alert(messages.valid.selectToDelete);
      return;
    }
    const isSameList = isShown();
    const titles = rows.filter((row) => selection.has(row.id)).map((row) => row.title);
    const detail = messages.ask.deleteWhat(titles.length, shortened(titles[0] ?? ''));
    if (!(await confirm(messages.ask.delete, { detail, accept: '삭제' })) || !isSameList()) return;
    setBusy(true);
    show(null);
    try {
      await remove(selection.ids);
      selection.clear();
      await revalidate();
      // Before it is said: closed, the dialog gives the focus back to where it was.
      status.current?.focus();
      await alert(messages.admin.deleted);
      show({ items: selection.ids.map((id) => ({ board: trash, id })) });
    } catch (error) {
      await alert(deleteFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, removeSelected };
}

function shortened(title: string): string {
  const letters = Array.from(title);
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join('')}…` : title;
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
