import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { inquiryCategories } from '#contract/choices.ts';
import type { InquiryPage } from '#contract/inquiry-desk.ts';
import { useUnreadCounts } from '../live/unread-counts.tsx';

interface NewInquiriesBarProps {
  category: number;
  /** The list as it was read. */
  page: Pick<InquiryPage, 'counts'>;
  /** The list from its beginning. */
  href: string;
}

/** How many became unread since the list was read: what comes is added, what somebody opens is taken off. */
function useNewInquiries({ category, page }: Omit<NewInquiriesBarProps, 'href'>): number {
  const counts = useUnreadCounts();
  const start = { page, counts, unread: page.counts.unread, fresh: 0 };
  const [seen, setSeen] = useState(start);
  if (seen.page !== page) setSeen(start);
  else if (counts !== null && counts !== seen.counts) {
    const isSupport = category === inquiryCategories.support.number;
    const unread = isSupport ? counts.support : counts.partnership;
    setSeen({ page, counts, unread, fresh: Math.max(0, seen.fresh + unread - seen.unread) });
  }
  return seen.fresh;
}

/** Says that there is more to see, instead of rows that jump under the pointer. */
export function NewInquiriesBar({ href, ...list }: NewInquiriesBarProps) {
  const fresh = useNewInquiries(list);
  return (
    <output className="block empty:hidden print:hidden">
      {fresh > 0 && (
        <Link
          to={href}
          className="flex min-h-control items-center justify-center gap-2 rounded-sm bg-tint px-4 text-label font-semibold text-accent-strong ring-1 ring-accent-strong/30 transition-colors hover:bg-accent-strong hover:text-white"
        >
          <ArrowUp aria-hidden className="size-4" />새 문의 {fresh.toLocaleString('ko-KR')}건 보기
        </Link>
      )}
    </output>
  );
}
