import { stopName } from '#planner/place.ts';
import type { Plan } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';
import { tableCount } from './plan-words.ts';
import type { PlanReach } from './use-reach.ts';

interface ReachListProps {
  reach: PlanReach | null;
  plan: Plan;
  /** The model that the inquiry is about. */
  chosen: string;
}

const unfinished = {
  working: '모델별로 갈 수 있는 곳을 계산하고 있습니다.',
  unknown: '배치도가 복잡하여 갈 수 있는 곳을 계산하지 못했습니다.',
};

/** How many of the tables each model gets to. */
export function ReachList({ reach, plan, chosen }: ReachListProps) {
  const tables = tableCount(plan);
  if (tables === 0) return <p className="text-label text-muted">배치도에 테이블이 없습니다.</p>;
  if (reach === null) return null;
  if (typeof reach === 'string') return <p className="text-label text-muted">{unfinished[reach]}</p>;
  const unknown = reach.filter(({ reached }) => reached === null);
  return (
    <>
      <ul aria-label="모델별로 갈 수 있는 곳" className="grid text-label tabular-nums">
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
                {`${tables}개 ${stopName(plan)} 중 ${reached.size}개`}
              </span>
            </li>
          ),
        )}
      </ul>
      <p className="mt-2 text-small text-muted">
        최소 통과 폭 확인 필요: {unknown.map(({ model }) => model).join(', ')}
      </p>
    </>
  );
}
