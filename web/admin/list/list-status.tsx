import { messages } from '#contract/messages.ts';

/** How many there are, and whether more is on its way. */
export function ListStatus({ totalCount, isLoading }: { totalCount: number; isLoading: boolean }) {
  return (
    <output className="block text-label text-muted tabular-nums">
      총 {totalCount.toLocaleString('ko-KR')}건
      {isLoading && <span className="ml-3">{messages.public.loading}</span>}
    </output>
  );
}
