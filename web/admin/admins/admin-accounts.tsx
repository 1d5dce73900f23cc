import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { AdminAccount, AdminAccounts } from '#contract/admins.ts';
import { Button } from '#web/ui/button.tsx';
import { RowTable } from '../list/row-table.tsx';
import { accountColumns } from './account-columns.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

interface AccountsProps extends AdminAccounts {
  title: string;
  /** The ID of who looks at them. */
  ownId: string;
}

type Open = { kind: 'invite' } | { kind: 'link'; link: string } | { kind: 'account'; account: AdminAccount };

/** Everybody of the staff; to add somebody and to change what they may. */
export function Accounts({ title, accounts, isMailOn, ownId }: AccountsProps) {
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const done = async (link?: string) => {
    setOpen(link === undefined ? null : { kind: 'link', link });
    await revalidate();
  };
  const rows = accounts.map((account, id) => ({ id, account }));
  const columns = accountColumns(
    ({ id }) => id === ownId,
    (account) => setOpen({ kind: 'account', account }),
  );
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-label text-muted">총 {accounts.length}명</p>
        <Button onClick={() => setOpen({ kind: 'invite' })}>관리자 추가</Button>
      </div>
      <RowTable name={title} rows={rows} columns={columns} emptyText="" />
      {open?.kind === 'invite' && <InviteDialog isMailOn={isMailOn} onClose={close} onInvited={done} />}
      {open?.kind === 'account' && (
        <AccountDialog account={open.account} isMailOn={isMailOn} onClose={close} onDone={done} />
      )}
      {open?.kind === 'link' && <LinkDialog link={open.link} onClose={close} />}
    </div>
  );
}
