import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { popupApi } from '#contract/popup.api.ts';
import type { Popup } from '#contract/popup.ts';
import { withScheme } from '#contract/safe-link.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useUnsavedGuard } from '../post/use-unsaved-guard.ts';
import { popupDeleteFailure, popupRegisterFailure, updateFailure, type SayError } from '../user-message.ts';
import { changePopupLink, registerPopup, removePopup } from './popup-calls.ts';

const { admin, ask, valid } = messages;
const rules = popupApi.register.body.schema;

/** Registering, replacing and deleting the popup, and leading it elsewhere. */
export function usePopupForm(popup: Popup | null) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  /** Null while nobody has touched it: then the link is the popup's own. */
  const [typed, setLink] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const [isTurning, setTurning] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const saved = popup?.link ?? '';
  const link = typed ?? saved;
  const isNewLink = withScheme(link.trim()) !== saved;
  useUnsavedGuard(file !== null || isNewLink);

  /** What was typed and chosen is the popup's own now. */
  const startOver = async () => {
    await revalidate();
    setFile(null);
    setLink(null);
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
    const checked = rules.safeParse({ link });
    if (file === null) await alert(valid.popupMissing);
    else if (!checked.success) await alert(checked.error.issues[0]?.message ?? valid.url);
    else {
      const done = popup === null ? admin.popupRegistered : admin.popupReplaced;
      const send = async () => {
        await registerPopup(file, checked.data.link, setProgress);
        await startOver();
      };
      setProgress(0);
      await attempt(send, popupRegisterFailure, done);
    }
  };

  const saveLink = async ({ id }: Popup) => {
    const checked = rules.safeParse({ link });
    if (!checked.success) await alert(checked.error.issues[0]?.message ?? valid.url);
    else {
      const send = async () => {
        await changePopupLink(id, checked.data.link);
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
    link,
    setLink,
    isNewLink,
    isBusy,
    progress,
    register,
    saveLink,
    remove,
  };
}
