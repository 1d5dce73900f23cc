import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRefusal } from '../frame/use-refusal.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { registerFailures } from '../user-message.ts';

const fields = {
  password: { label: '현재 비밀번호', type: 'password', autoComplete: 'current-password' },
  code: { label: '인증 코드', type: 'text', autoComplete: 'one-time-code' },
} as const;
type FieldName = keyof typeof fields;

/** What only the server can tell, and the field that it is about. */
const fieldsByMessage: Readonly<Record<string, FieldName>> = {
  [messages.valid.currentPassword]: 'password',
  [messages.valid.code]: 'code',
};

interface PromptDialogProps<Name extends FieldName> {
  title: string;
  asks: readonly Name[];
  accept: string;
  children: ReactNode;
  onClose: () => void;
  onSubmit: (given: Record<Name, string>) => Promise<void>;
}

/** Asks who is there before something about their login changes. */
export function PromptDialog<Name extends FieldName>(props: PromptDialogProps<Name>) {
  const { title, asks, accept, children, onClose, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const { errors, refuse, forgive } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const typed = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<Name, string>;
    const missing = asks.find((name) => typed[name] === '');
    if (missing !== undefined) {
      await refuse(messages.valid.allFields, missing, form.current);
      return;
    }
    setBusy(true);
    try {
      await onSubmit(typed);
    } catch (error) {
      const message = registerFailures.advice(error);
      await refuse(message, fieldsByMessage[message], form.current);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog title={title} width="sm" onClose={onClose}>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={forgive}
        className="grid gap-5 px-5 pb-6 md:px-7 md:pb-8"
      >
        {children}
        {asks.map((name) => (
          <TextField
            key={name}
            name={name}
            {...fields[name]}
            required
            error={errors[name]}
            autoCapitalize="none"
            spellCheck={false}
          />
        ))}
        <Button type="submit" disabled={isBusy} className="justify-self-start">
          {accept}
        </Button>
      </form>
    </Dialog>
  );
}
