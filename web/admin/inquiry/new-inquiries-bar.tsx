import { ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import { inquiryCategories } from '#contract/choices.ts';
import type { InquiryPage } from '#contract/inquiry-desk.ts';
import { useDeskNews } from '../live/desk-news.tsx';

interface NewInquiriesBarProps {
  category: number;
  /** The list as it was read. */
  page: Pick<InquiryPage, 'counts'>;
  /** Where they stand: the whole list from its beginning. */
  href: string;
}

/** How many came since the list was read, whatever became of them: a message to an older one is no new inquiry. */
function useNewInquiries({ category, page }: Omit<NewInquiriesBarProps, 'href'>): number {
  const { arrived } = useDeskNews();
  const isSupport = category === inquiryCategories.support.number;
  const known = page.counts.arrived;
  return ((isSupport ? arrived?.support : arrived?.partnership) ?? known) - known;
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
