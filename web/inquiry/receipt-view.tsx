import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { inquiryStatuses, inquiryStatusOf, type InquiryStatus } from '#contract/choices.ts';
import { receiptNumber, type Receipt, type ReceiptEntry } from '#contract/receipt.ts';
import { koreanDateTime } from '#web/text/format-date.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Container } from '#web/ui/container.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { textParts } from '#web/text/post-text.ts';
import { replyParts } from './reply-parts.ts';

type ShownStatus = Exclude<InquiryStatus, 'spam'>;

export interface ReceiptWords {
  title: string;
  number: string;
  /** By the number of the category. */
  categories: readonly string[];
  receivedAt: string;
  sender: string;
  category: string;
  /** What the steps on the way are called, in their order. */
  steps: readonly string[];
  /** On which step each status is, under its own name, and what is said of it. */
  statuses: Readonly<Record<ShownStatus, { step: number; text: string }>>;
  talk: string;
  us: string;
  you: string;
  quoted: string;
  nothing: string;
  care: string;
}

interface ReceiptViewProps {
  receipt: Receipt;
  words: ReceiptWords;
  /** Where a message is written. */
  children: ReactNode;
}

/** What became of an inquiry, for whoever has its receipt. */
export function ReceiptView({ receipt, words, children }: ReceiptViewProps) {
  return (
    <>
      <div className="page-head border-b border-line">
        <Container width="text" className="pt-11 pb-9 md:pt-20 md:pb-14">
          <h1 className="text-lead font-semibold text-accent-strong">{words.title}</h1>
          <p className="mt-2 text-title text-ink tabular-nums">
            <span className="sr-only">{words.number} </span>
            {receiptNumber(receipt.receipt)}
          </p>
          <Facts receipt={receipt} words={words} />
          <Steps status={receipt.status} words={words} />
        </Container>
      </div>
      <Container width="text" className="grid gap-12 py-12 md:gap-16 md:py-16">
        <section aria-labelledby="talk-heading">
          <h2 id="talk-heading" className="text-heading">
            {words.talk}
          </h2>
          {receipt.entries.length === 0 ? (
            <p className="mt-5 rounded-md bg-surface px-5 py-8 text-center text-label text-balance text-muted">
              {words.nothing}
            </p>
          ) : (
            <ol className="mt-6 grid gap-6">
              {receipt.entries.map((entry) => (
                <Entry key={entry.at + entry.kind} entry={entry} words={words} />
              ))}
            </ol>
          )}
        </section>
        {children}
        <p className="border-t border-line pt-5 text-small text-muted">{words.care}</p>
      </Container>
    </>
  );
}

type PartProps = Omit<ReceiptViewProps, 'children'>;

function Facts({ receipt, words }: PartProps) {
  const facts = [
    [words.sender, `${receipt.company} ${receipt.name}`],
    [words.category, words.categories[receipt.category]],
    [words.receivedAt, koreanDateTime(receipt.receivedAt)],
  ];
  return (
    <dl className="mt-5 flex flex-wrap gap-x-8 gap-y-2 text-label">
      {facts.map(([label, value]) => (
        <div key={label} className="flex gap-2.5">
          <dt className="shrink-0 text-muted">{label}</dt>
          <dd className="min-w-0 text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function shownStatus(number: number): ShownStatus {
  const status = inquiryStatusOf(number);
  return status === 'spam' ? 'received' : status;
}

function Steps({ status: number, words }: { status: number; words: ReceiptWords }) {
  const status = shownStatus(number);
  const { step: current, text } = words.statuses[status];
  const steps = words.steps.with(current, inquiryStatuses[status].name);
  return (
    <div className="mt-8 rounded-md bg-white p-5 ring-1 ring-line md:mt-10 md:p-7">
      <ol className="flex">
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === current ? 'step' : undefined}
            className="relative grid flex-1 justify-items-center gap-2 text-label"
          >
            {index > 0 && (
              <span
                aria-hidden
                className={classNames(
                  'absolute top-3 right-1/2 h-0.5 w-full -translate-y-1/2',
                  index <= current ? 'bg-accent-strong' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden
              className={classNames(
                'relative z-1 size-6 rounded-full border-2 ring-4 ring-white',
                index < current && 'border-accent-strong bg-accent-strong',
                index === current &&
                  'border-accent-strong bg-white shadow-[inset_0_0_0_4px_var(--color-accent-strong)]',
                index > current && 'border-line bg-white',
              )}
            />
            <span className={index === current ? 'font-semibold text-accent-strong' : 'text-muted'}>
              {name}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-5 text-center text-balance text-ink">{text}</p>
    </div>
  );
}

/** Ours on the left, the sender's on the right. */
function Entry({ entry: { kind, at, text }, words }: { entry: ReceiptEntry; words: ReceiptWords }) {
  const isOurs = kind === 'reply';
  const parts = isOurs ? replyParts(text) : { subject: '', text, quoted: '' };
  return (
    <li className={classNames('grid gap-2', !isOurs && 'justify-items-end')}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-label">
        <span className="font-semibold text-ink">{isOurs ? words.us : words.you}</span>
        <time dateTime={at} className="text-small text-muted">
          {koreanDateTime(at)}
        </time>
      </p>
      <div
        className={classNames(
          'max-w-2xl min-w-0 rounded-md px-5 py-4',
          isOurs ? 'rounded-tl-none bg-tint' : 'rounded-tr-none bg-surface',
        )}
      >
        {parts.subject !== '' && <p className="mb-2 font-semibold text-ink">{parts.subject}</p>}
        <p className="whitespace-pre-line">
          <LinkedText parts={textParts(parts.text)} />
        </p>
        {parts.quoted !== '' && (
          <details className="group mt-3 text-label">
            <summary className="flex min-h-control w-fit items-center gap-1 rounded-sm text-muted hover:text-ink">
              {words.quoted}
              <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
            </summary>
            <p className="border-l-2 border-accent-strong/30 pl-4 whitespace-pre-line text-muted">
              {parts.quoted}
            </p>
          </details>
        )}
      </div>
    </li>
  );
}
