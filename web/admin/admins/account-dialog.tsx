import { useState, type FormEvent } from 'react';
import type { AdminAccount, AdminChange } from '#contract/admins.ts';
import { adminChange, newLinkInput } from '#contract/admins.ts';
import { messages } from '#contract/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useRefusal } from '../frame/use-refusal.ts';
import { useRestoreFocus } from '../frame/use-restore-focus.ts';
import { updateFailure } from '../user-message.ts';
import { changeAdmin, endSessionsOf, makeNewLink } from './admins-calls.ts';
import { LinkEmailField } from './link-email-field.tsx';
import { RoleField } from './role-field.tsx';

interface AccountDialogProps {
  account: AdminAccount;
  isMailOn: boolean;
  onClose: () => void;
  /** Something was changed; with the link, where there is a new one. */
  onDone: (link?: string) => Promise<void>;
}

/** All that an owner may do with somebody of the staff. */
export function AccountDialog({ account, isMailOn, onClose, onDone }: AccountDialogProps) {
  const { id, name, role, active } = account;
  const { alert, confirm } = useDialogs();
  const { errors, read, forgive } = useRefusal();
  const [isBusy, setBusy] = useState(false);
  useRestoreFocus(isBusy);

  const run = async (work: () => Promise<string | undefined>) => {
    setBusy(true);
    try {
      await onDone(await work());
    } catch (error) {
      await alert(updateFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const change = (to: AdminChange) =>
    run(async () => {
      await changeAdmin(id, to);
      return undefined;
    });

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = await read(adminChange, event.currentTarget);
    if (typed === null) return;
    const warning = { detail: '이 관리자는 모든 기기에서 로그아웃됩니다.', accept: '변경' };
    if (typed.role !== role && !(await confirm(messages.ask.changeRole, warning))) return;
    await change(typed);
  };

  const switchOff = async () => {
    const warning = { detail: '로그인할 수 없게 되고, 모든 기기에서 로그아웃됩니다.', accept: '사용 중지' };
    if (await confirm(messages.ask.switchOff, warning)) await change({ active: false });
  };
  const endSessions = async () => {
    if (!(await confirm(messages.ask.endSessions))) return;
    await run(async () => {
      await endSessionsOf(id);
      await alert(messages.admin.sessionsEnded);
      return undefined;
    });
  };
  const newLink = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = await read(newLinkInput, event.currentTarget);
    if (typed !== null && (await confirm(messages.ask.newLink)))
      await run(() => makeNewLink(id, typed.email));
  };

  return (
    <Dialog title={`${name} (${id})`} width="sm" onClose={onClose}>
      <fieldset disabled={isBusy} className="grid min-w-0 gap-6 px-5 pb-6 md:px-7 md:pb-8">
        <form noValidate onSubmit={(event) => void save(event)} onChange={forgive} className="grid gap-5">
          <TextField label="이름" name="name" required defaultValue={name} error={errors['name']} />
          <RoleField first={role} />
          <Button type="submit" className="justify-self-start">
            저장
          </Button>
        </form>
        <div className="grid gap-2 border-t border-line pt-5">
          {active ? (
            <>
              <form
                noValidate
                onSubmit={(event) => void newLink(event)}
                onChange={forgive}
                className="grid gap-2"
              >
                {isMailOn && <LinkEmailField error={errors['email']} />}
                <Button type="submit" look="secondary">
                  비밀번호 설정 링크 만들기
                </Button>
              </form>
              <Button look="secondary" onClick={() => void endSessions()}>
                모든 기기에서 로그아웃
              </Button>
              <Button look="danger" onClick={() => void switchOff()}>
                사용 중지
              </Button>
            </>
          ) : (
            <Button look="secondary" onClick={() => void change({ active: true })}>
              다시 사용
            </Button>
          )}
        </div>
      </fieldset>
    </Dialog>
  );
}
