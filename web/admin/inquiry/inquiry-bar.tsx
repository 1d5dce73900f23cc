import { ChevronDown, ChevronUp, ExternalLink as LeavesIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { everyInquiryStatus, inquiryStatuses } from '#contract/choices.ts';
import { nobody, type Assignee, type InquiryDetail } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import { receiptNumber, receiptPath } from '#contract/receipt.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { openPicker } from '../frame/open-picker.ts';
import { useKeys } from '../frame/use-keys.ts';
import { assigneeName } from './assignee-name.ts';
import { changeLine } from './timeline-words.ts';
import { useInquiryChange } from './use-inquiry-change.ts';

interface InquiryBarProps {
  inquiry: InquiryDetail;
  assignees: readonly Assignee[];
  neighbourHref: (id: number) => string;
}

/** What becomes of an inquiry, and who sees to it: both are saved as soon as they are chosen. */
export function InquiryBar({ inquiry, assignees, neighbourHref }: InquiryBarProps) {
  const { isBusy, change, meanwhile } = useInquiryChange(inquiry);
  const me = assignees.find(({ isMe }) => isMe);
  const done = inquiryStatuses.done.number;
  useKeys({ KeyE: () => inquiry.status !== done && change({ status: done }) });
  return (
    <section
      aria-label="처리 상태"
      data-print="hide"
      className="grid gap-3 rounded-sm bg-surface p-3 ring-1 ring-line ring-inset md:p-4"
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <StatusButtons status={inquiry.status} isBusy={isBusy} onChoose={(status) => change({ status })} />
        <div className="flex items-center gap-2 max-sm:w-full">
          <Select
            label="담당 관리자"
            options={[
              { value: nobody, label: '담당 관리자 없음' },
              ...assignees.map((admin) => ({ value: admin.id, label: assigneeName(admin) })),
            ]}
            value={inquiry.assignee ?? nobody}
            disabled={isBusy}
            onKeyDown={openPicker}
            onChange={(event) => change({ assignee: event.target.value })}
            className="min-w-0 max-sm:flex-1 [&>label]:sr-only"
          />
          {me !== undefined && inquiry.assignee !== me.id && (
            <Button
              look="secondary"
              size="sm"
              disabled={isBusy}
              onClick={() => change({ assignee: me.id })}
              className="shrink-0"
            >
              내가 맡기
            </Button>
          )}
        </div>
        <ExternalLink
          href={receiptPath(inquiry.receipt)}
          className="flex min-h-control items-center gap-1.5 text-label text-accent-strong underline-offset-4 hover:underline"
        >
          접수번호 {receiptNumber(inquiry.receipt)}
          <LeavesIcon aria-hidden className="size-3.5" />
        </ExternalLink>
        <Neighbours inquiry={inquiry} neighbourHref={neighbourHref} />
      </div>
      {meanwhile !== null && (
        <div role="alert" className="rounded-sm bg-white px-4 py-3 text-label ring-1 ring-warm/40">
          <p className="font-semibold text-warm">{messages.admin.changedMeanwhile}</p>
          <ul>
            {meanwhile.map((entry) => (
              <li key={entry.at + entry.kind}>{changeLine(entry)}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface StatusButtonsProps {
  status: number;
  isBusy: boolean;
  onChoose: (status: number) => void;
}

const segment =
  'min-h-control rounded-sm px-3 text-label whitespace-nowrap text-muted transition-colors max-sm:flex-1 max-sm:px-1 ' +
  'not-disabled:hover:text-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-white';

/** Buttons, not radios: those would be chosen, and saved, one after the other on the way to the last. */
function StatusButtons({ status, isBusy, onChoose }: StatusButtonsProps) {
  return (
    <fieldset className="flex rounded-sm bg-white ring-1 ring-line max-sm:w-full">
      <legend className="sr-only">상태</legend>
      {everyInquiryStatus.map(({ name, number }) => (
        <button
          key={number}
          type="button"
          aria-pressed={number === status}
          disabled={isBusy}
          onClick={() => number !== status && onChoose(number)}
          className={segment}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** To the inquiries above and below in the list, which stays the way back. */
function Neighbours({ inquiry, neighbourHref }: Omit<InquiryBarProps, 'assignees'>) {
  const { previous, next } = inquiry;
  return (
    <nav aria-label="이전과 다음 문의" className="ml-auto flex gap-1 max-sm:w-full">
      <Neighbour href={previous && neighbourHref(previous)} name="이전 문의">
        <ChevronUp aria-hidden className="size-4" />
        이전
      </Neighbour>
      <Neighbour href={next && neighbourHref(next)} name="다음 문의">
        다음
        <ChevronDown aria-hidden className="size-4" />
      </Neighbour>
    </nav>
  );
}

interface NeighbourProps {
  href: string | 0 | null;
  name: string;
  children: ReactNode;
}

function Neighbour({ href, name, children }: NeighbourProps) {
  const { state } = useLocation() as { state: unknown };
  const look = classNames('max-sm:flex-1', !href && 'pointer-events-none');
  if (!href)
    return (
      <Button look="secondary" size="sm" disabled aria-label={name} className={look}>
        {children}
      </Button>
    );
  return (
    <LinkButton to={href} state={state} look="secondary" size="sm" aria-label={name} className={look}>
      {children}
    </LinkButton>
  );
}
