import { useState, type FormEvent } from 'react';
import { messages } from '#contract/messages.ts';
import { passwordChange } from '#contract/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { useRefusal } from '../frame/use-refusal.ts';
import { passwordFailure } from '../user-message.ts';
import { changePassword } from './session-calls.ts';

/** What only the server can tell, and the field that it is about. */
const fieldsByMessage: Readonly<Record<string, string>> = {
  [messages.valid.currentPassword]: 'current',
  [messages.valid.passwordCommon]: 'next',
};

export function PasswordForm() {
  const { alert } = useDialogs();
  const { errors, refuse, forgive } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const change = passwordChange.safeParse(Object.fromEntries(new FormData(form)));
    if (!change.success) {
      const { message = messages.valid.allFields, path } = change.error.issues[0] ?? {};
      await refuse(message, path?.[0]?.toString(), form);
      return;
    }
    setBusy(true);
    const failure = await changePassword(change.data).then(() => null, passwordFailure);
    if (failure === null) {
      form.reset();
      await alert(messages.admin.passwordChanged);
    } else await refuse(failure, fieldsByMessage[failure], form);
    setBusy(false);
  };

  return (
    <form noValidate onSubmit={submit} onChange={forgive} className="grid max-w-md gap-5">
      <TextField
        label="현재 비밀번호"
        name="current"
        error={errors['current']}
        type="password"
        required
        autoComplete="current-password"
      />
      <TextField
        label="새 비밀번호"
        name="next"
        error={errors['next']}
        type="password"
        required
        autoComplete="new-password"
        hint={messages.valid.passwordHint}
      />
      <TextField
        label="새 비밀번호 확인"
        name="confirm"
        error={errors['confirm']}
        type="password"
        required
        autoComplete="new-password"
      />
      <Button type="submit" disabled={isBusy} className="justify-self-start">
        변경
      </Button>
    </form>
  );
}
