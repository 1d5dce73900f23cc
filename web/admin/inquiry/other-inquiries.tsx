import { Link } from 'react-router';
import { categoryName } from '#contract/choices.ts';
import type { OtherInquiry } from '#contract/inquiry-desk.ts';
import { detailDate } from '#web/text/format-date.ts';
import { StatusChip } from './status-chip.tsx';

interface OtherInquiriesProps {
  others: readonly OtherInquiry[];
  inquiryHref: (id: number) => string;
}

/** What the same phone or e-mail has asked before and since. */
export function OtherInquiries({ others, inquiryHref }: OtherInquiriesProps) {
  return (
    <section aria-labelledby="others-heading">
      <h2 id="others-heading" className="mb-2 text-body font-semibold text-ink">
        같은 고객의 다른 문의
      </h2>
      <ul className="divide-y divide-line rounded-sm ring-1 ring-line">
        {others.map(({ id, category, title, status, createdAt }) => (
          <li key={id}>
            <Link
              to={inquiryHref(id)}
              className="grid min-h-control gap-0.5 px-3 py-2 text-label hover:bg-surface"
            >
              <span className="flex items-center justify-between gap-2">
                <span className="line-clamp-1 text-ink">{title}</span>
                <StatusChip status={status} />
              </span>
              <span className="text-small text-muted tabular-nums">
                {categoryName(category)} · {detailDate(createdAt)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
