import { postStages, type PostStage } from '#contract/publication.ts';
import { ChoiceFilter } from '../list/choice-filter.tsx';
import type { ListAddress } from '../list/use-list-address.ts';
import type { BoardAddress } from './board-calls.ts';

const choices: readonly (PostStage | '')[] = ['', 'shown', 'planned', 'draft', 'ended'];
const names = choices.map((stage) => (stage === '' ? '전체' : postStages[stage]));

/** Posts by where they stand towards the public. */
export function StageFilter({ address: { state, go } }: { address: ListAddress<BoardAddress> }) {
  const chosen = choices.findIndex((stage) => stage === state.state);
  return (
    <ChoiceFilter
      label="상태"
      names={names}
      value={Math.max(chosen, 0)}
      onChange={(number) => go({ state: choices[number] ?? '' })}
    />
  );
}
