import { Chip } from '#web/ui/chip.tsx';
import { stateName, stateOn, type Period, type PeriodState as State } from './event-period.ts';

const tones = { coming: 'amber', running: 'solid', ended: 'neutral' } as const;

export const PeriodChip = ({ state }: { state: State }) => (
  <Chip tone={tones[state]}>{stateName(state)}</Chip>
);

/** Whether an event is to come, runs or is over. */
export function PeriodState({ period, today }: { period: Period; today: string }) {
  return <PeriodChip state={stateOn(today, period)} />;
}
