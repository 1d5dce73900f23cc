import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inquiryFields } from '#contract/inquiry-fields.ts';
import { errorSummary, type InquiryErrors } from './inquiry-check.ts';

function labelOf(field: keyof InquiryErrors): string {
  return field === 'agreed' ? '개인정보 수집 및 이용 동의' : inquiryFields[field].label;
}

export function fieldId(field: keyof InquiryErrors): string {
  return `inquiry-${field}`;
}

interface InquirySummaryProps {
  errors: InquiryErrors;
  /** What is wrong with the whole, not with a field. */
  message?: string | null;
}

/** What is wrong, in one place above the form; it takes the focus when it appears, and its links lead to the fields. */
export function InquirySummary({ errors, message = null }: InquirySummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mb-8 flex gap-3 rounded-sm border border-warm/40 bg-white p-5 text-label"
    >
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-warm" />
      <ul className="grid gap-2">
        {message !== null && <li className="font-semibold text-warm">{message}</li>}
        {errorSummary(errors).map(({ message: sentence, fields }) => (
          <li key={sentence}>
            <p className="font-semibold text-warm">{sentence}</p>
            <p className="flex flex-wrap gap-x-4">
              {fields.map((field) => (
                <a key={field} href={`#${fieldId(field)}`} className="text-ink underline underline-offset-4">
                  {labelOf(field)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
