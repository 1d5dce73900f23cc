import type { Ref } from 'react';
import type { Page } from '#contract/page.ts';

interface ListStatusProps {
  page: Pick<Page<unknown>, 'page' | 'totalPages' | 'totalCount'>;
  selectedCount?: number;
  ref?: Ref<HTMLOutputElement>;
}

/** How many there are, and how many are ticked; on paper also which page of them this is. */
export function ListStatus({ page, selectedCount = 0, ref }: ListStatusProps) {
  return (
    <output
      ref={ref}
      tabIndex={-1}
      className="flex flex-wrap gap-x-3 rounded-sm text-label text-muted tabular-nums"
    >
      <span>총 {page.totalCount.toLocaleString('ko-KR')}건</span>
      {page.totalPages > 1 && (
        <span className="hidden print:inline">
          {page.page} / {page.totalPages}페이지
        </span>
      )}
      {selectedCount > 0 && <span className="font-semibold text-ink">{selectedCount}건 선택</span>}
    </output>
  );
}
