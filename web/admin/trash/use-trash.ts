import { useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import type { TrashItem, TrashKey } from '#contract/trash.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { deleteFailure, restoreFailure, type SayError } from '../user-message.ts';
import { destroyInTrash, restoreFromTrash } from './trash-calls.ts';

interface TrashOptions {
  /** What is ticked. */
  chosen: readonly TrashItem[];
  clear: () => void;
  /** Says how many are left: what was focused may have gone with the rows. */
  status: RefObject<HTMLElement | null>;
}

/** Brings back or destroys what is ticked, says how that ended, and reads the trash again. */
export function useTrash({ chosen, clear, status }: TrashOptions) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const keys = chosen.map(({ board, id }): TrashKey => ({ board, id }));

  const act = async (call: (items: readonly TrashKey[]) => Promise<string>, sayFailure: SayError) => {
    setBusy(true);
    try {
      const said = await call(keys);
      clear();
      await revalidate();
      status.current?.focus();
      await alert(said);
    } catch (error) {
      await alert(sayFailure(error));
      await revalidate();
    } finally {
      setBusy(false);
    }
  };

  const restore = async () => {
    if (keys.length === 0) await alert(messages.valid.selectInTrash);
    else await act(restoreFromTrash, restoreFailure);
  };

  const destroy = async () => {
    if (keys.length === 0) {
      await alert(messages.valid.selectInTrash);
      return;
    }
    const detail = messages.ask.deleteWhat(keys.length, chosen[0]?.title ?? '');
    if (await confirm(messages.ask.destroy, { detail, accept: '완전히 삭제' }))
      await act(destroyInTrash, deleteFailure);
  };

  return { isBusy, restore: () => void restore(), destroy: () => void destroy() };
}
