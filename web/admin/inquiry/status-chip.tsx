import { inquiryStatusOf, statusName, type InquiryStatus } from '#contract/choices.ts';
import { classNames } from '#web/ui/class-names.ts';

/** What waits for staff stands out; what is finished steps back. */
const tones: Readonly<Record<InquiryStatus, string>> = {
  received: 'bg-accent-strong text-white',
  working: 'bg-tint text-accent-strong ring-1 ring-accent-strong/30 ring-inset',
  done: 'bg-surface text-muted ring-1 ring-line ring-inset',
  onHold: 'bg-white text-amber ring-1 ring-amber/40 ring-inset',
  spam: 'bg-white text-warm ring-1 ring-warm/40 ring-inset',
};

export function StatusChip({ status }: { status: number }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-2 py-0.5 text-small font-semibold whitespace-nowrap',
        tones[inquiryStatusOf(status)],
      )}
    >
      {statusName(status)}
    </span>
  );
}
