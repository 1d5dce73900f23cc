import { useEffect, useRef, useState, type FormEvent } from 'react';
import { inviteInput } from '#contract/admins.ts';
import { messages } from '#contract/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRefusal } from '../frame/use-refusal.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { registerFailures } from '../user-message.ts';
import { inviteAdmin } from './admins-calls.ts';
import { LinkEmailField } from './link-email-field.tsx';
import { RoleField } from './role-field.tsx';

interface InviteDialogProps {
  isMailOn: boolean;
  onClose: () => void;
  /** Told the link, which nobody can ask for again. */
  onInvited: (link: string) => Promise<void>;
}

/** What only the server can tell, and the field that it is about. */
const fieldsByMessage: Readonly<Record<string, string>> = { [messages.admin.adminExists]: 'id' };

export function InviteDialog({ isMailOn, onClose, onInvited }: InviteDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, read, forgive } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invited = await read(inviteInput, event.currentTarget);
    if (invited === null) return;
    setBusy(true);
    try {
      await onInvited(await inviteAdmin(invited));
    } catch (error) {
      const message = registerFailures.advice(error);
      await refuse(message, fieldsByMessage[message], form.current);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog title="관리자 추가" width="sm" onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={forgive}
        className="grid gap-5 px-5 pb-6 md:px-7 md:pb-8"
      >
        <TextField
          label="아이디"
          name="id"
          required
          error={errors['id']}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField label="이름" name="name" required error={errors['name']} autoComplete="off" />
        <RoleField first="editor" />
        {isMailOn && <LinkEmailField error={errors['email']} />}
        <Button type="submit" disabled={isBusy}>
          초대 링크 만들기
        </Button>
      </form>
    </Dialog>
  );
}
