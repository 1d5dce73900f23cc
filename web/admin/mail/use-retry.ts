import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Mail } from '#contract/mail.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { loadFailure } from '../user-message.ts';
import { retryMail } from './mail-calls.ts';

/** Sends a mail again and reads the list anew, once more when the message is closed: by then it may be on its way. */
export function useRetry() {
  const { alert } = useDialogs();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);

  const retry = async ({ id }: Mail) => {
    setBusy(true);
    const said = await retryMail(id).catch(loadFailure);
    await revalidate();
    await alert(said);
    await revalidate();
    setBusy(false);
  };
  return { isBusy, retry: (mail: Mail) => void retry(mail) };
}
