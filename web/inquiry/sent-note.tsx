import { CircleCheck } from 'lucide-react';
import { messages } from '#contract/messages.ts';
import { receiptNumber, receiptPath } from '#contract/receipt.ts';
import { buttonStyle } from '#web/ui/button-style.ts';

export interface SentWords {
  number: string;
  text: string;
  link: string;
}

interface SentNoteProps {
  /** Empty where it is not known. */
  receipt: string;
  words: SentWords;
  /** That it was taken is told elsewhere. */
  isTold?: boolean;
}

/** Above the form once it is sent: by which number, and where, the inquiry is found again. */
export function SentNote({ receipt, words, isTold = false }: SentNoteProps) {
  return (
    <output tabIndex={-1} className="mb-8 flex gap-3 rounded-sm bg-tint p-5 outline-none">
      <CircleCheck aria-hidden className="mt-1 size-5 shrink-0 text-accent-strong" />
      <span className="grid min-w-0 justify-items-start gap-2">
        {!isTold && (
          <span className="font-semibold text-accent-strong">{messages.public.inquiryAccepted}</span>
        )}
        {receipt !== '' && (
          <>
            <span className="text-lead font-semibold text-ink tabular-nums">
              {words.number} {receiptNumber(receipt)}
            </span>
            <span className="text-label text-balance text-text">{words.text}</span>
            {/* A page of its own, with rules of its own: it is loaded, not rendered here. */}
            <a href={receiptPath(receipt)} className={buttonStyle({ look: 'secondary', size: 'sm' }, 'mt-1')}>
              {words.link}
            </a>
          </>
        )}
      </span>
    </output>
  );
}
