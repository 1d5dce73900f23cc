import { listPeriodText, periodIn } from '#web/post/event-period.ts';

/** What the public list reads of when an event runs: staff see it before visitors do. */
export function PeriodNote({ text }: { text: string }) {
  const period = periodIn(text);
  return (
    <output className="block text-label text-muted">
      {period === null
        ? '“이벤트 기간: 2026년 11월 1일 ~ 11월 30일”처럼 한 줄로 적으시면 목록에 기간과 진행 상태가 함께 표시됩니다.'
        : `목록에 표시될 기간: ${listPeriodText(period)}`}
    </output>
  );
}
