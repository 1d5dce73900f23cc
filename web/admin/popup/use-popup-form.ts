import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { popupApi } from '#contract/popup.api.ts';
import type { Popup } from '#contract/popup.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { popupDeleteFailure, popupRegisterFailure, updateFailure, type SayError } from '../user-message.ts';
import { changePopupLink, registerPopup, removePopup } from './popup-calls.ts';

const { admin, ask, valid } = messages;
const rules = popupApi.register.body.schema;

/** Registering, replacing and deleting the popup, and leading it elsewhere. */
export function usePopupForm(popup: Popup | null) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [link, setLink] = useState(popup?.link ?? '');
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);

  const attempt = async (act: () => Promise<void>, sayFailure: SayError, done: string) => {
    setBusy(true);
    try {
      await act();
      setFile(null);
      await revalidate();
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
    else if (!checked.success) await alert(valid.url);
    else {
      const done = popup === null ? admin.popupRegistered : admin.popupReplaced;
      const send = () => registerPopup(file, checked.data.link, setProgress);
      setProgress(0);
      await attempt(send, popupRegisterFailure, done);
    }
  };

  const saveLink = async ({ id }: Popup) => {
    const checked = rules.safeParse({ link });
    if (!checked.success) await alert(valid.url);
    else await attempt(() => changePopupLink(id, checked.data.link), updateFailure, admin.saved);
  };

  const remove = async () => {
    if (popup === null) await alert(admin.popupNone);
    else if (await confirm(ask.deletePopup))
      await attempt(() => removePopup(popup.id), popupDeleteFailure, admin.popupDeleted);
  };

  return { file, setFile, link, setLink, isBusy, progress, register, saveLink, remove };
}
