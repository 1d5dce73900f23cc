import type { ModelReach } from '#planner/model-reach.ts';
import { classNames } from '#web/ui/class-names.ts';

interface ReachListProps {
  reach: readonly ModelReach[];
  tables: number;
  /** The model that the inquiry is about. */
  chosen: string;
}

/** How many of the tables each model gets to. */
export function ReachList({ reach, tables, chosen }: ReachListProps) {
  if (tables === 0) return <p className="text-label text-muted">배치도에 테이블이 없습니다.</p>;
  const unknown = reach.filter(({ reached }) => reached === null);
  return (
    <>
      <ul aria-label="모델별로 갈 수 있는 테이블" className="grid text-label tabular-nums">
        {reach.map(({ model, reached }) =>
          reached === null ? null : (
            <li
              key={model}
              className={classNames(
                'flex justify-between gap-4 border-b border-line py-1',
                model === chosen && 'font-semibold text-ink',
              )}
            >
              <span>{model}</span>
              <span className={reached.size === tables ? 'text-accent-strong' : 'text-muted'}>
                {`${tables}개 테이블 중 ${reached.size}개`}
              </span>
            </li>
          ),
        )}
      </ul>
      <p className="mt-2 text-small text-muted">
        통과 폭 확인 필요: {unknown.map(({ model }) => model).join(', ')}
      </p>
    </>
  );
}
