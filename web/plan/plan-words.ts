import { stopName } from '#planner/place.ts';
import type { Plan } from '#planner/plan.ts';

/** 1250 → 12.5m */
const metres = (cm: number) => `${(cm / 100).toLocaleString('ko-KR')}m`;

export const planName = ({ name }: Plan): string => name.trim() || '이름 없는 매장';

export const planSize = ({ width, depth }: Plan): string => `${metres(width)} × ${metres(depth)}`;

export const tableCount = ({ obstacles }: Plan): number =>
  obstacles.filter(({ kind }) => kind === 'table').length;

/** 테이블 12개, 객실 10개 */
export const stopCount = (plan: Plan): string => `${stopName(plan)} ${tableCount(plan)}개`;

/** What a drawing shows, for those who do not see it. */
export const planLabel = (plan: Plan): string =>
  `${planName(plan)} 배치도, ${planSize(plan)}, ${stopCount(plan)}`;
