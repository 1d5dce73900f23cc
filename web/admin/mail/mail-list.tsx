import { mailStates, type MailPage, type MailState } from '#contract/mail.ts';
import { messages } from '#contract/messages.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { ListStatus } from '../list/list-status.tsx';
import { RowTable } from '../list/row-table.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useServedPage } from '../list/use-served-page.ts';
import type { MailAddress } from './mail-calls.ts';
import { mailColumns } from './mail-columns.tsx';
import { useRetry } from './use-retry.ts';

const choices = ['', ...(Object.keys(mailStates) as MailState[])] as const;

interface MailFilterProps {
  address: ListAddress<MailAddress>;
  /** Not known while the list cannot be read. */
  counts: MailPage['counts'] | null;
}

/** By state, each with how many there are. */
export function MailFilter({ address, counts }: MailFilterProps) {
  const countOf = (state: MailState | '') => {
    if (counts === null) return '';
    const count = state === '' ? counts.waiting + counts.sent + counts.failed : counts[state];
    return ` ${count.toLocaleString('ko-KR')}`;
  };
  const names = choices.map((state) => (state === '' ? '전체' : mailStates[state]) + countOf(state));
  const value = choices.findIndex((state) => state === address.state.state);
  return (
    <ChoiceFilter
      label="상태"
      names={names}
      value={Math.max(value, 0)}
      onChange={(chosen) => address.go({ state: choices[chosen] ?? '' })}
    />
  );
}

interface MailListProps {
  title: string;
  page: MailPage;
  address: ListAddress<MailAddress>;
  inquiryHref: (id: number) => string;
}

export function MailList({ title, page, address, inquiryHref }: MailListProps) {
  const retrying = useRetry();
  const hrefFor = (number: number) => address.hrefFor({ page: number });
  useServedPage(page.page, hrefFor);
  return (
    <div className="grid gap-4">
      {!page.isOn && (
        <p className="rounded-sm px-4 py-3 text-label text-warm ring-1 ring-warm/40">
          {messages.admin.mailOff}
        </p>
      )}
      <ListStatus page={page} />
      <RowTable
        name={title}
        rows={page.items}
        columns={mailColumns(inquiryHref, page.isOn ? retrying : null)}
        emptyText={messages.admin.noMails}
      />
      <Pagination page={page.page} totalPages={page.totalPages} hrefFor={hrefFor} />
    </div>
  );
}
