import { messages } from '#contract/messages.ts';

interface ListStatusProps {
  totalCount: number;
  selectedCount?: number;
  isLoading: boolean;
}

/** How many there are, how many are ticked, and whether more is on its way. */
export function ListStatus({ totalCount, selectedCount = 0, isLoading }: ListStatusProps) {
  return (
    <output className="flex flex-wrap gap-x-3 text-label text-muted tabular-nums">
      <span>총 {totalCount.toLocaleString('ko-KR')}건</span>
      {selectedCount > 0 && <span className="font-semibold text-ink">{selectedCount}건 선택</span>}
      {isLoading && <span>{messages.public.loading}</span>}
    </output>
  );
}
