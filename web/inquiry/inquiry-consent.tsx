import type { ReactNode } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { WholeItems } from '#web/ui/whole-items.tsx';
import { fieldId } from './inquiry-summary.tsx';

export interface ConsentWords {
  label: string;
  title: string;
  intro: string;
  purpose: string;
  required: string;
  optional: string;
  retention: string;
  refusal: string;
  more: string;
}

interface InquiryConsentProps {
  words: ConsentWords;
  privacyHref: string;
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

/** The consent, readable in place: what for, which items, how long, and that one may refuse. */
export function InquiryConsent({ words, privacyHref, error, onChange }: InquiryConsentProps) {
  return (
    <section
      id={fieldId('agreed')}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="rounded-md border border-line bg-surface p-5 md:p-6"
    >
      <h3 id="consent-title" className="text-body font-semibold">
        {words.title}
      </h3>
      <p className="mt-2 text-small text-muted">{words.intro}</p>
      <dl className="mt-4 text-small">
        <Term name={'수집\u2060·\u2060이용 목적'}>
          <WholeItems text={words.purpose} />
        </Term>
        <Term name="필수 항목">
          <WholeItems text={words.required} />
        </Term>
        <Term name="선택 항목">
          <WholeItems text={words.optional} />
        </Term>
        <Term name={'보유\u2060·\u2060이용 기간'}>
          <strong className="text-body font-bold text-ink underline decoration-accent decoration-2 underline-offset-4">
            {words.retention}
          </strong>
        </Term>
        <Term name="동의를 거부할 권리">{words.refusal}</Term>
      </dl>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line pt-4">
        <Checkbox
          name="agreed"
          value="on"
          label={<span className="block font-semibold text-balance text-ink">{words.label}</span>}
          error={error}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <ExternalLink
          href={privacyHref}
          className="inline-flex min-h-11 items-center text-small text-accent-strong underline underline-offset-4 hover:text-ink"
        >
          {words.more}
        </ExternalLink>
      </div>
    </section>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="items-baseline gap-x-5 border-t border-line py-2.5 sm:grid sm:grid-cols-[9rem_1fr]">
      <dt className="font-semibold text-ink">{name}</dt>
      <dd className="text-text max-sm:mt-1">{children}</dd>
    </div>
  );
}
