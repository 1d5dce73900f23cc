import type { AdminAccount } from '#contract/admins.ts';
import { roles } from '#contract/roles.ts';
import { listDate } from '#web/text/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import type { Column } from '../list/row-table.tsx';

/** Accounts have no number of their own on the wire: a row's is its place. */
export interface AccountRow {
  id: number;
  account: AdminAccount;
}

function State({ active, invited }: AdminAccount) {
  if (!active) return <Chip tone="neutral">사용 중지</Chip>;
  return invited ? <Chip tone="warm">초대됨</Chip> : <Chip>사용 중</Chip>;
}

export function accountColumns(
  isMine: (account: AdminAccount) => boolean,
  onManage: (account: AdminAccount) => void,
): Column<AccountRow>[] {
  return [
    {
      header: '이름',
      cell: ({ account }) => (
        <>
          <span className="block font-semibold text-ink">
            {account.name}
            {isMine(account) && <span className="font-normal text-muted"> (나)</span>}
          </span>
          <span className="text-small wrap-anywhere text-muted">{account.id}</span>
        </>
      ),
      className: 'card:basis-full card:text-body',
    },
    { header: '역할', cell: ({ account }) => roles[account.role], className: 'row:w-28' },
    {
      header: '상태',
      cell: ({ account }) => <State {...account} />,
      className: 'row:w-28 whitespace-nowrap',
    },
    {
      header: '추가 인증',
      cell: ({ account: { secondStep } }) => (
        <span className={secondStep ? undefined : 'text-muted'}>
          <span className="row:sr-only">추가 인증 </span>
          {secondStep ? '사용' : '안 함'}
        </span>
      ),
      className: 'row:w-24',
    },
    {
      header: '최근 로그인',
      cell: ({ account: { lastLogin } }) =>
        lastLogin === null ? (
          '로그인 전'
        ) : (
          <>
            <span className="mr-1 row:hidden">최근 로그인</span>
            <time dateTime={lastLogin}>{listDate(lastLogin)}</time>
          </>
        ),
      className: 'row:w-37 whitespace-nowrap text-muted',
    },
    {
      header: '관리',
      cell: ({ account }) => (
        <Button
          look="secondary"
          size="sm"
          aria-label={`${account.name} 관리`}
          onClick={() => onManage(account)}
        >
          관리
        </Button>
      ),
      className: 'row:w-24 print:hidden',
    },
  ];
}
