import { messages } from '#contract/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

interface InviteFormProps {
  login: string;
  name: string;
  /** What was wrong with what was posted last. */
  error: string | undefined;
}

/** The first password of somebody who was invited, posted to the page that it stands on. */
export function InviteForm({ login, name, error }: InviteFormProps) {
  return (
    <form method="post" className="grid gap-5">
      <p>{name}님, 관리자 화면에 로그인할 때 쓸 비밀번호를 정해주세요.</p>
      {error && (
        <p role="alert" className="font-semibold text-warm">
          {error}
        </p>
      )}
      <TextField label="ID" name="login" value={login} readOnly autoComplete="username" />
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
      <Button type="submit" size="lg">
        설정
      </Button>
    </form>
  );
}
