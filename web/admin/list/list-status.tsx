import type { Ref } from 'react';

interface ListStatusProps {
  totalCount: number;
  selectedCount?: number;
  ref?: Ref<HTMLOutputElement>;
}

/** How many there are, and how many are ticked. */
export function ListStatus({ totalCount, selectedCount = 0, ref }: ListStatusProps) {
  return (
    <output
      ref={ref}
      tabIndex={-1}
      className="flex flex-wrap gap-x-3 rounded-sm text-label text-muted tabular-nums"
    >
      <span>총 {totalCount.toLocaleString('ko-KR')}건</span>
      {selectedCount > 0 && <span className="font-semibold text-ink">{selectedCount}건 선택</span>}
    </output>
  );
}
