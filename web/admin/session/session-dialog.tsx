import { useEffect, useState } from 'react';
import { messages } from '#contract/messages.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { answerLoginWith } from './admin-call.ts';
import { LoginForm } from './login-form.tsx';

type Answer = (didLogIn: boolean) => void;

/** Stands over whatever screen is open when the session ends, so that nothing typed there is lost. */
export function SessionDialog() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => answerLoginWith(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), []);
  if (answer === null) return null;
  const close = (didLogIn: boolean) => {
    setAnswer(null);
    answer(didLogIn);
  };
  return (
    <Dialog title="다시 로그인" width="sm" onClose={() => close(false)}>
      <div className="grid gap-5 px-5 pb-6 md:px-7 md:pb-8">
        <p>
          {messages.wire.loginRequired} 작성하던 내용은 그대로 있습니다. 로그인하면 하던 일을 이어서
          처리합니다.
        </p>
        <LoginForm onLogin={() => close(true)} />
      </div>
    </Dialog>
  );
}
