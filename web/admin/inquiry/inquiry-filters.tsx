import { SlidersHorizontal } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';
import { Link } from 'react-router';
import { everyInquiryStatus, inquirySorts, type InquirySort } from '#contract/choices.ts';
import { nobody, type Assignee, type InquiryCounts } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import { SizeSelect } from '../list/size-select.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import { useShownValue } from '../list/use-shown-value.ts';
import { assigneeName } from './assignee-name.ts';
import type { InquiryAddress } from './inquiry-calls.ts';
import { InquirySearch } from './inquiry-search.tsx';

interface InquiryFiltersProps {
  address: ListAddress<InquiryAddress>;
  /** Not known while the list cannot be read. */
  counts: InquiryCounts | null;
  assignees: readonly Assignee[];
}

export function InquiryFilters({ address, counts, assignees }: InquiryFiltersProps) {
  return (
    <>
      <QuickFilter address={address} counts={counts} assignees={assignees} />
      <InquirySearch address={address} />
      <MoreFilters address={address} assignees={assignees} />
    </>
  );
}

/** One press each, with how many there are; each starts from all inquiries, as its figure does. */
function QuickFilter({ address, counts, assignees }: InquiryFiltersProps) {
  const me = assignees.find(({ isMe }) => isMe)?.id;
  const choices = [
    { name: '전체', count: counts?.all, change: { status: '', assignee: '' } },
    ...everyInquiryStatus.map(({ name, number }) => ({
      name,
      count: counts?.byStatus[number],
      change: { status: String(number), assignee: '' },
    })),
    ...(me === undefined
      ? []
      : [{ name: '내 담당', count: counts?.mine, change: { status: '', assignee: me } }]),
  ];
  const { status, assignee } = address.state;
  const chosen = choices.findIndex(({ change }) =>
    status === '' ? change.status === '' && change.assignee === assignee : change.status === status,
  );
  return (
    <ChoiceFilter
      label="상태"
      names={choices.map(({ name, count }) =>
        count === undefined ? name : `${name} ${count.toLocaleString('ko-KR')}`,
      )}
      value={Math.max(chosen, 0)}
      onChange={(number) => address.go(choices[number]?.change ?? {})}
    />
  );
}

const sorts = Object.entries(inquirySorts).map(([value, label]) => ({ value, label }));
const hiddenLabel = '[&>label]:sr-only';

/** When, whose, in what order and how many; on a phone out of the way until they are wanted. */
function MoreFilters({ address, assignees }: Omit<InquiryFiltersProps, 'counts'>) {
  const { from, to, assignee, sort } = address.state;
  const [isOpen, setOpen] = useState(from !== '' || to !== '');
  const whose = [
    { value: '', label: '모든 담당 관리자' },
    { value: nobody, label: '담당 관리자 없음' },
    ...assignees.map((admin) => ({ value: admin.id, label: assigneeName(admin) })),
  ];
  return (
    <div className="flex w-full flex-wrap items-start gap-2">
      <Button
        look="secondary"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="w-full md:hidden"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        상세 조건
      </Button>
      <div className={classNames('flex w-full flex-wrap items-start gap-2', !isOpen && 'max-md:hidden')}>
        <DayRange address={address} />
        <div className="flex gap-2 max-md:w-full max-md:flex-wrap md:ml-auto">
          <Select
            label="담당 관리자"
            options={whose}
            value={assignee}
            onChange={(event) => address.go({ assignee: event.target.value })}
            className={classNames(hiddenLabel, 'max-md:w-full')}
          />
          <Select
            label="정렬"
            options={sorts}
            value={sort}
            onChange={(event) => address.go({ sort: event.target.value as InquirySort })}
            className={classNames(hiddenLabel, 'max-md:flex-1')}
          />
          <SizeSelect address={address} className="max-md:flex-1" />
        </div>
      </div>
    </div>
  );
}

/** Before this year nothing was asked: it is a year that is still being typed. */
const firstYear = '2000';

function DayRange({ address }: { address: ListAddress<InquiryAddress> }) {
  const { from, to } = address.state;
  const fromField = useShownValue(from);
  const toField = useShownValue(to);
  const pick =
    (change: (day: string) => Partial<InquiryAddress>) => (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.target;
      if (value === '' || value >= firstYear) address.go(change(value));
    };
  const isTurned = from !== '' && to !== '' && from > to;
  return (
    <fieldset className="flex min-w-0 items-start gap-2 max-md:w-full max-md:flex-wrap">
      <legend className="sr-only">접수한 날</legend>
      <TextField
        ref={fromField}
        label="시작일"
        type="date"
        defaultValue={from}
        error={isTurned ? messages.valid.dayOrder : undefined}
        onChange={pick((day) => ({ from: day }))}
        className={classNames(hiddenLabel, 'min-w-0 flex-1')}
      />
      <span aria-hidden className="leading-(--spacing-field) text-muted">
        ~
      </span>
      <TextField
        ref={toField}
        label="종료일"
        type="date"
        defaultValue={to}
        onChange={pick((day) => ({ to: day }))}
        className={classNames(hiddenLabel, 'min-w-0 flex-1')}
      />
      {(from !== '' || to !== '') && (
        <Link
          to={address.hrefFor({ from: '', to: '' })}
          onClick={() => fromField.current?.focus()}
          className={buttonStyle({ look: 'quiet', size: 'sm' }, 'shrink-0 max-md:w-full')}
        >
          전체 기간
        </Link>
      )}
    </fieldset>
  );
}
