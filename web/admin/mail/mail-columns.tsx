import { mailKinds, mailStates, type Mail } from '#contract/mail.ts';
import { listDate } from '#web/text/format-date.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { dateColumn } from '../list/columns.tsx';
import { DetailLink } from '../list/detail-link.tsx';
import type { Column } from '../list/row-table.tsx';

const tones = { waiting: 'neutral', sent: 'accent', failed: 'warm' } as const;

const state: Column<Mail> = {
  header: '상태',
  cell: (mail) => <Chip tone={tones[mail.state]}>{mailStates[mail.state]}</Chip>,
  className: 'row:w-20 whitespace-nowrap',
};

function subject(inquiryHref: (id: number) => string): Column<Mail> {
  return {
    header: '제목',
    cell: (mail) => (
      <>
        {mail.inquiry === 0 ? (
          <span className="block font-semibold text-ink">{mail.subject}</span>
        ) : (
          <DetailLink href={inquiryHref(mail.inquiry)} title={mail.subject} />
        )}
        <span className="text-small break-all text-muted">
          {mailKinds[mail.kind]} · {mail.to}
        </span>
      </>
    ),
    className: 'card:order-first card:basis-full card:text-body',
  };
}

function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {listDate(at)}
    </time>
  );
}

function Result({ mail }: { mail: Mail }) {
  if (mail.sentAt !== null)
    return (
      <span className="text-muted">
        보낸 시각 <Moment at={mail.sentAt} />
      </span>
    );
  if (mail.reason === '') return <span className="text-muted">곧 보냅니다.</span>;
  return (
    <>
      <span className={mail.state === 'failed' ? 'text-warm' : undefined}>{mail.reason}</span>
      {mail.state === 'waiting' && (
        <span className="block text-small text-muted">
          {mail.tries}번 시도, 다음 시도 <Moment at={mail.dueAt} />
        </span>
      )}
    </>
  );
}

const result: Column<Mail> = {
  header: '결과',
  cell: (mail) => <Result mail={mail} />,
  className: 'row:w-[32%] wrap-anywhere card:order-1 card:basis-full',
};

const written = dateColumn<Mail>();
/** A tablet has no room for it. */
const date: Column<Mail> = { ...written, className: `${written.className} row:max-xl:not-print:hidden` };

interface Retrying {
  isBusy: boolean;
  retry: (mail: Mail) => void;
}

function again({ isBusy, retry }: Retrying): Column<Mail> {
  return {
    header: '다시 보내기',
    cell: (mail) =>
      mail.state !== 'sent' &&
      mail.reason !== '' && (
        <Button
          look="secondary"
          size="sm"
          disabled={isBusy}
          aria-label={`${mail.subject} 다시 보내기`}
          onClick={() => retry(mail)}
        >
          다시 보내기
        </Button>
      ),
    className: 'row:w-32 card:order-2 print:hidden',
  };
}

/** `retrying` is null where there is no mail server to send by. */
export function mailColumns(inquiryHref: (id: number) => string, retrying: Retrying | null): Column<Mail>[] {
  const columns = [state, subject(inquiryHref), result, date];
  return retrying === null ? columns : [...columns, again(retrying)];
}
