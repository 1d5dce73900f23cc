import { useState, type FormEvent } from 'react';
import { messages } from '#contract/messages.ts';
import { passwordChange } from '#contract/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFocusKept } from '../frame/use-focus-kept.ts';
import { passwordFailure } from '../user-message.ts';
import { changePassword } from './session-calls.ts';

export function PasswordForm() {
  const { alert } = useDialogs();
  const [isBusy, setBusy] = useState(false);
  useFocusKept(isBusy);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const change = passwordChange.safeParse(Object.fromEntries(new FormData(form)));
    if (!change.success) {
      await alert(change.error.issues[0]?.message ?? messages.valid.allFields);
      return;
    }
    setBusy(true);
    try {
      await changePassword(change.data);
      form.reset();
      await alert(messages.admin.passwordChanged);
    } catch (error) {
      await alert(passwordFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-5">
      <TextField
        label="현재 비밀번호"
        name="current"
        type="password"
        required
        autoComplete="current-password"
      />
      <TextField
        label="새 비밀번호"
        name="next"
        type="password"
        required
        autoComplete="new-password"
        hint={messages.valid.passwordHint}
      />
      <TextField
        label="새 비밀번호 확인"
        name="confirm"
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
