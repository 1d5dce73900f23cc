import { useEffect, useRef, useState, type FormEvent } from 'react';
import { messages } from '#contract/messages.ts';
import type { SecondStep } from '#contract/login-step.ts';
import type { AdminIdentity } from '#contract/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fetchPart } from '../fetch-part.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { loginFailure } from '../user-message.ts';
import { finishLogin } from './session-calls.ts';

interface StepFormProps {
  /** By which of them; a code to fall back on is always one. */
  steps: readonly SecondStep[];
  onLogin: (admin: AdminIdentity) => void;
  /** Back to ID and PASSWORD. */
  onStartOver: () => void;
}

/** Fetched when somebody uses one. */
async function finishWithPasskey(): Promise<AdminIdentity | null> {
  const passkeys = await fetchPart(() => import('./passkey-login.ts'));
  return passkeys.finishWithPasskey();
}

/** The second step of a login, in the place of the first. */
export function StepForm({ steps, onLogin, onStartOver }: StepFormProps) {
  const { alert } = useDialogs();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  const hasTotp = steps.includes('totp');
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // What comes first for most: the code of the telephone, or else the passkey, not the code on paper.
  useEffect(() => {
    const first = hasTotp ? field.current : form.current?.querySelector('button');
    first?.focus();
  }, [hasTotp]);

  const finish = async (attempt: () => Promise<AdminIdentity | null>, tryAgain = () => {}) => {
    setBusy(true);
    try {
      const admin = await attempt();
      if (admin !== null) onLogin(admin);
    } catch (error) {
      const message = loginFailure(error);
      await alert(message);
      if (message === messages.wire.loginAgain) onStartOver();
      else tryAgain();
    } finally {
      setBusy(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '') await alert(messages.valid.codeMissing);
    else
      await finish(
        () => finishLogin(code),
        () => field.current?.select(),
      );
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {steps.includes('passkey') && (
        <Button size="lg" disabled={isBusy} onClick={() => void finish(finishWithPasskey)}>
          패스키로 로그인
        </Button>
      )}
      <TextField
        ref={field}
        label={hasTotp ? '인증 코드' : '복구 코드'}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          hasTotp
            ? '인증 앱에 표시된 6자리 숫자나 복구 코드를 입력해주세요.'
            : '패스키를 쓸 수 없을 때 입력해주세요.'
        }
      />
      <Button
        type="submit"
        size="lg"
        look={steps.includes('passkey') ? 'secondary' : 'primary'}
        disabled={isBusy}
      >
        확인
      </Button>
      <Button look="quiet" onClick={onStartOver}>
        처음부터 다시
      </Button>
    </form>
  );
}
