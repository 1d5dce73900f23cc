import { useState, type FormEvent } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { popupApi } from '#contract/popup.api.ts';
import type { Popup } from '#contract/popup.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { popupDeleteFailure, popupRegisterFailure } from '../user-message.ts';
import { registerPopup, removePopup } from './popup-calls.ts';

const rules = popupApi.register.body.schema;

/** Registering, replacing and deleting the popup. */
export function usePopupForm(popup: Popup | null) {
  const { alert, confirm } = useDialogs();
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState<File | null>(null);
  const [link, setLink] = useState(popup?.link ?? '');
  const [isBusy, setBusy] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);

  const attempt = async (act: () => Promise<void>, sayFailure: (error: unknown) => string, done: string) => {
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

  const register = async (event: FormEvent) => {
    event.preventDefault();
    const checked = rules.safeParse({ link });
    if (file === null) await alert(messages.valid.popupMissing);
    else if (!checked.success) await alert(messages.valid.url);
    else {
      const done = popup === null ? messages.admin.popupRegistered : messages.admin.popupReplaced;
      const send = () => registerPopup(file, checked.data.link, setProgress);
      setProgress(0);
      await attempt(send, popupRegisterFailure, done);
    }
  };

  const remove = async () => {
    if (popup === null) await alert(messages.admin.popupNone);
    else if (await confirm(messages.ask.deletePopup))
      await attempt(() => removePopup(popup.id), popupDeleteFailure, messages.admin.popupDeleted);
  };

  return { file, setFile, link, setLink, isBusy, progress, register, remove };
}
