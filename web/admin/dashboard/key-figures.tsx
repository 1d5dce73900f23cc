import { inquiryStatuses } from '#contract/choices.ts';
import type { Dashboard } from '#contract/dashboard.ts';
import { waitingTime } from './waiting-time.ts';

const figure = (count: number) => `${count.toLocaleString('ko-KR')}건`;
const time = (minutes: number | null) => (minutes === null ? '-' : waitingTime(minutes));

/** What is to be seen at a glance. */
export function KeyFigures({ dashboard }: { dashboard: Dashboard }) {
  const { days, byStatus, firstAnswer } = dashboard;
  const total = byStatus.reduce((sum, count) => sum + count, 0);
  const basis =
    firstAnswer.answers === 0
      ? '아직 답변한 문의가 없습니다.'
      : `최근에 답변한 문의 ${figure(firstAnswer.answers)} 기준`;
  const figures = [
    { name: `최근 ${days}일 문의`, value: figure(total), note: '스팸 제외' },
    {
      name: '처리 전 문의',
      value: figure(byStatus[inquiryStatuses.received.number] ?? 0),
      note: `최근 ${days}일의 문의 중 접수 상태`,
    },
    { name: '첫 답변까지 (중앙값)', value: time(firstAnswer.medianMinutes), note: basis },
    { name: '첫 답변까지 (열에 아홉)', value: time(firstAnswer.slowestTenthMinutes), note: basis },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {figures.map(({ name, value, note }) => (
        <div key={name} className="grid content-start gap-0.5 rounded-sm p-4 ring-1 ring-line">
          <dt className="text-label text-muted">{name}</dt>
          <dd className="text-heading font-bold text-ink tabular-nums">{value}</dd>
          <dd className="text-small text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
