import type { Dispatch } from 'react';
import type { Plan } from '#planner/plan.ts';
import type { EditorAction } from './editor-state.ts';
import { PlaceFields } from './place-fields.tsx';
import { ThingNumbers, type FieldWords } from './thing-fields.tsx';
import { thingOf, type Target } from './things.ts';

interface SelectedFieldsProps {
  words: FieldWords;
  plan: Plan;
  selected: Target;
  name: string;
  dispatch: Dispatch<EditorAction>;
}

/** Where the list is out of sight: the numbers of what is selected, right under the drawing. */
export function SelectedFields({ words, plan, selected, name, dispatch }: SelectedFieldsProps) {
  const place = typeof selected === 'string' ? selected : null;
  const at = place && plan[place];
  const thing = typeof selected === 'object' ? thingOf(plan, selected.id) : undefined;
  return (
    <section
      aria-label={name}
      data-print="hide"
      className="mt-2 rounded-md border border-accent-strong bg-tint px-3 pt-2 pb-3 lg:hidden"
    >
      <p className="mb-1.5 truncate text-label font-semibold text-ink">{name}</p>
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-4">
        {place && at && <PlaceFields words={words} plan={plan} place={place} at={at} dispatch={dispatch} />}
        {thing && <ThingNumbers words={words} plan={plan} thing={thing} dispatch={dispatch} />}
      </div>
    </section>
  );
}
