import { Chip } from '#web/ui/chip.tsx';
import { stateName, type PeriodState } from './event-period.ts';

const tones = { coming: 'amber', running: 'solid', ended: 'neutral' } as const;

export const PeriodChip = ({ state }: { state: PeriodState }) => (
  <Chip tone={tones[state]}>{stateName(state)}</Chip>
);
