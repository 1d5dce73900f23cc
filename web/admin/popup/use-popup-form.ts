import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { popupApi } from '#contract/popup.api.ts';
import { noPopup, type Popup, type PopupInput } from '#contract/popup.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useUnsavedGuard } from '../post/use-unsaved-guard.ts';
import { popupDeleteFailure, popupRegisterFailure, updateFailure, type SayError } from '../user-message.ts';
import { changePopup, registerPopup, removePopup } from './popup-calls.ts';

const { admin, ask, valid } = messages;
const rules = popupApi.register.body.schema;

/** Whether anything that was typed is new once it is tidied. */
function differs(saved: PopupInput, typed: Partial<PopupInput>, tidy: PopupInput): boolean {
  return (Object.keys(typed) as (keyof PopupInput)[]).some((field) => tidy[field] !== saved[field]);
}

/** Registering, replacing and deleting the popup, and leading it elsewhere. */
export function usePopupForm(popup: Popup | null) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  /** What nobody has touched is the popup's own. */
  const [typed, setTyped] = useState<Partial<PopupInput>>({});
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const [isTurning, setTurning] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const input = { ...(popup ?? noPopup), ...typed };
  const checked = rules.safeParse(input);
  const isChanged = differs(popup ?? noPopup, typed, checked.data ?? input);
  useUnsavedGuard(file !== null || isChanged);

  /** What was typed and chosen is the popup's own now. */
  const startOver = async () => {
    await revalidate();
    setFile(null);
    setTyped({});
  };

  const attempt = async (act: () => Promise<void>, sayFailure: SayError, done: string) => {
    setBusy(true);
    try {
      await act();
      await alert(done);
    } catch (error) {
      await alert(sayFailure(error));
    } finally {
      setBusy(false);
      setProgress(null);
    }
  };

  const register = async () => {
    if (file === null) await alert(valid.popupMissing);
    else if (!checked.success) await alert(checked.error.issues[0]?.message ?? valid.url);
    else {
      const done = popup === null ? admin.popupRegistered : admin.popupReplaced;
      const send = async () => {
        await registerPopup(checked.data, file, setProgress);
        await startOver();
      };
      setProgress(0);
      await attempt(send, popupRegisterFailure, done);
    }
  };

  /** The picture stays. */
  const save = async ({ id }: Popup) => {
    if (!checked.success) await alert(checked.error.issues[0]?.message ?? valid.url);
    else {
      const send = async () => {
        await changePopup(id, checked.data);
        await startOver();
      };
      await attempt(send, updateFailure, admin.saved);
    }
  };

  const remove = async () => {
    if (popup === null) {
      await alert(admin.popupNone);
      return;
    }
    const warning = { detail: ask.deleteWhat(1, popup.file.originalName), accept: '삭제' };
    if (await confirm(ask.deletePopup, warning)) {
      const send = async () => {
        await removePopup(popup.id);
        await revalidate();
      };
      await attempt(send, popupDeleteFailure, admin.popupDeleted);
    }
  };

  return {
    file,
    setFile,
    isTurning,
    setTurning,
    input,
    type: (said: Partial<PopupInput>) => setTyped({ ...typed, ...said }),
    isChanged,
    isBusy,
    progress,
    register,
    save,
    remove,
  };
}
