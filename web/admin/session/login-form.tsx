import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messages } from '#contract/messages.ts';
import type { SecondStep } from '#contract/login-step.ts';
import { credentials, type AdminIdentity } from '#contract/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { loginFailure } from '../user-message.ts';
import { logIn } from './session-calls.ts';
import { StepForm } from './step-form.tsx';

interface LoginFormProps {
  onLogin: (admin: AdminIdentity) => void;
}

/** On the login page and wherever a session has ended: the password and, for those who have one, the second step. */
export function LoginForm({ onLogin }: LoginFormProps) {
  const [steps, setSteps] = useState<readonly SecondStep[]>([]);
  return steps.length === 0 ? (
    <PasswordStep onLogin={onLogin} onStep={setSteps} />
  ) : (
    <StepForm steps={steps} onLogin={onLogin} onStartOver={() => setSteps([])} />
  );
}

interface PasswordStepProps extends LoginFormProps {
  onStep: (steps: readonly SecondStep[]) => void;
}

function PasswordStep({ onLogin, onStep }: PasswordStepProps) {
  const { alert } = useDialogs();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const form = useRef<HTMLFormElement>(null);

  // There is nothing else to do here; in a dialog the button that closes it would have the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fields = credentials.safeParse(Object.fromEntries(new FormData(form.current ?? undefined)));
    if (!fields.success) {
      await alert(fields.error.issues[0]?.message ?? messages.valid.credentials);
      return;
    }
    setBusy(true);
    const outcome = await logIn(fields.data.id, fields.data.password).catch(async (error: unknown) => {
      await alert(loginFailure(error));
      return undefined;
    });
    setBusy(false);
    if (outcome === undefined) return;
    if (outcome.admin !== null) onLogin(outcome.admin);
    else if (outcome.steps.length > 0) onStep(outcome.steps);
    else await alert(messages.admin.loginFailed);
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField label="ID" name="id" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      <TextField label="PASSWORD" name="password" type="password" autoComplete="current-password" />
      <Button type="submit" size="lg" disabled={isBusy}>
        LOGIN
      </Button>
    </form>
  );
}
