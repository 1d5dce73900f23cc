import { useState, type MouseEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { popupsApi } from '#contract/popup.api.ts';
import { endsTooSoon, noPopup, type Popup, type PopupInput } from '#contract/popup.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { faultIn, unfinishedIn, type Fault } from '../frame/form-fault.ts';
import { useRefusal } from '../frame/use-refusal.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useUnsavedGuard } from '../post/use-unsaved-guard.ts';
import { popupDeleteFailure, popupRegisterFailure, updateFailure, type SayError } from '../user-message.ts';
import { addPopup, changePopup, removePopup, replacePopup } from './popup-calls.ts';

const { admin, ask, valid } = messages;
const rules = popupsApi.add.body.schema;

const tooSoon: Fault = { message: valid.popupPeriod, field: 'to' };
type Press = MouseEvent<HTMLButtonElement>;

/** What was typed and is new once it is tidied. */
function changed(saved: PopupInput, typed: Partial<PopupInput>, tidy: PopupInput): (keyof PopupInput)[] {
  return (Object.keys(typed) as (keyof PopupInput)[]).filter((field) => tidy[field] !== saved[field]);
}

/** Registering, replacing, changing and deleting a popup; `hrefOf`: where one among others is changed. */
export function usePopupForm(popup: Popup | null, hrefOf: ((id: number) => string) | null) {
  const navigate = useNavigate();
  const { alert, confirm } = useDialogs();
  const { errors, refuse, forgive } = useRefusal();
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
  const changes = changed(popup ?? noPopup, typed, checked.data ?? input);
  const lift = useUnsavedGuard(file !== null || changes.length > 0);
  const fault = checked.success && endsTooSoon(checked.data) ? tooSoon : faultIn(checked.error?.issues[0]);

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

  /** What may be sent; null where something is wrong with it, which has been said. */
  const checkedIn = async ({ currentTarget: { form } }: Press): Promise<PopupInput | null> => {
    const wrong = unfinishedIn(form) ?? fault;
    if (wrong !== null) await refuse(wrong.message, wrong.field, form);
    return wrong === null ? (checked.data ?? null) : null;
  };

  const register = async (event: Press) => {
    if (file === null) {
      await alert(valid.popupMissing);
      return;
    }
    const sent = await checkedIn(event);
    if (sent !== null) {
      const done = popup === null ? admin.popupRegistered : admin.popupReplaced;
      const send = async () => {
        if (popup !== null) await replacePopup(popup.id, sent, file, setProgress);
        const added = popup === null ? await addPopup(sent, file, setProgress) : null;
        if (added === null || hrefOf === null) return startOver();
        lift();
        return navigate(hrefOf(added), { replace: true, preventScrollReset: true });
      };
      setProgress(0);
      await attempt(send, popupRegisterFailure, done);
    }
  };

  /** The picture stays. */
  const save = async (event: Press, { id }: Popup) => {
    const sent = await checkedIn(event);
    if (sent !== null) {
      const send = async () => {
        await changePopup(id, sent);
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
    type: (said: Partial<PopupInput>) => {
      setTyped({ ...typed, ...said });
      forgive();
    },
    errors,
    changes,
    isPeriodWrong: fault === tooSoon,
    isBusy,
    progress,
    register,
    save,
    remove,
  };
}
