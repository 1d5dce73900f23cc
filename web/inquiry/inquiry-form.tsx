import { useRef } from 'react';
import { isReceipt } from '#contract/receipt.ts';
import type { InquiryErrors, InquiryValues } from './inquiry-check.ts';
import { Button } from '#web/ui/button.tsx';
import { inquiryFormId } from './form-places.ts';
import { InquiryConsent, type ConsentWords } from './inquiry-consent.tsx';
import { InquiryFields } from './inquiry-fields.tsx';
import { InquirySummary } from './inquiry-summary.tsx';
import { SentNote, type SentWords } from './sent-note.tsx';
import { useInquiryForm } from './use-inquiry-form.ts';

/** The server's answer to a form that was posted without scripts. */
export interface PostedInquiry {
  message: string | null;
  values: InquiryValues;
  errors: InquiryErrors;
}

const waitingId = 'inquiry-waits';

interface InquiryFormProps {
  action: string;
  category: number;
  draftName: string;
  consent: ConsentWords & { version: string };
  /** Why the button waits. */
  waitingWords: string;
  privacyHref: string;
  posted: PostedInquiry | null;
  /** What a tool hands over in the address. */
  handed: InquiryValues;
  /** What was handed over is sent, or not wanted: the address may forget it. */
  onHandedDone: () => void;
  /** Not null: it was just taken, without scripts; the receipt where it came along. */
  sent: string | null;
  sentWords: SentWords;
}

export function InquiryForm(props: InquiryFormProps) {
  const { action, consent, waitingWords, privacyHref, posted, sent, sentWords } = props;
  const form = useRef<HTMLFormElement>(null);
  const { filling, receipt, errors, attempts, hydrated, agreed, busy, setAgreed, submit, changed, remove } =
    useInquiryForm(form, { ...props, agreedVersion: consent.version });
  const isSentPlainly = sent !== null && filling.number === 0 && attempts === 0;
  const message = attempts === 0 ? (posted?.message ?? null) : null;
  const isWrong = message !== null || Object.keys(errors).length > 0;
  return (
    <form
      ref={form}
      id={inquiryFormId}
      method="post"
      action={`${action}#${inquiryFormId}`}
      noValidate
      tabIndex={-1}
      aria-labelledby="inquiry-heading"
      aria-busy={busy}
      onSubmit={(event) => void submit(event)}
      onChange={changed}
      className="group outline-none"
    >
      {isSentPlainly && <SentNote receipt={isReceipt(sent) ? sent : ''} words={sentWords} />}
      {receipt !== '' && <SentNote receipt={receipt} words={sentWords} isTold />}
      {isWrong && <InquirySummary key={attempts} errors={errors} message={message} />}
      <p className="mb-3 text-small text-muted md:mb-6">
        <span className="text-warm">*</span> 표시는 필수 입력 항목입니다.
      </p>
      <InquiryFields key={filling.number} values={filling.values} errors={errors} onRemove={remove} />
      <div className="mt-8 grid gap-8">
        <InquiryConsent
          key={filling.number}
          words={consent}
          privacyHref={privacyHref}
          error={errors.agreed}
          onChange={setAgreed}
        />
        {/* Without scripts the server asks for the consent; the button only looks the part. */}
        <div>
          <Button
            type="submit"
            size="lg"
            disabled={hydrated && !agreed}
            aria-disabled={busy}
            aria-describedby={agreed ? undefined : waitingId}
            className="button-waiting w-full"
          >
            {busy ? '접수 중...' : '문의하기'}
          </Button>
          <p
            id={waitingId}
            className="mt-3 hidden text-center text-small text-muted group-[:not(:has([name=agreed]:checked))]:block"
          >
            {waitingWords}
          </p>
        </div>
      </div>
    </form>
  );
}
