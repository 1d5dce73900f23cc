import { Chip } from '#web/ui/chip.tsx';
import { stateName, stateOn, type Period } from './event-period.ts';

const tones = { coming: 'amber', running: 'solid', ended: 'neutral' } as const;

/** Whether an event is to come, runs or is over. */
export function PeriodState({ period, today }: { period: Period; today: string }) {
  const state = stateOn(today, period);
  return <Chip tone={tones[state]}>{stateName(state)}</Chip>;
}
