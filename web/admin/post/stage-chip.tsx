import { postStages, type PostStage } from '#contract/publication.ts';
import { Chip } from '#web/ui/chip.tsx';

const tones = { draft: 'amber', planned: 'accent', shown: 'accent', ended: 'neutral' } as const;

/** Where a post stands towards the public. */
export function StageChip({ stage }: { stage: PostStage }) {
  return (
    <span className="whitespace-nowrap">
      <Chip tone={tones[stage]}>{postStages[stage]}</Chip>
    </span>
  );
}
