import type { Dispatch } from 'react';
import type { Point } from '#planner/geometry.ts';
import type { Plan } from '#planner/plan.ts';
import { moveTo } from './edit.ts';
import type { EditorAction } from './editor-state.ts';
import { NumberField } from './number-field.tsx';
import type { FieldWords } from './thing-fields.tsx';

interface PlaceFieldsProps {
  words: FieldWords;
  plan: Plan;
  place: 'pickup' | 'dock';
  at: Point;
  dispatch: Dispatch<EditorAction>;
}

/** Where pickup point or dock is, in numbers. */
export function PlaceFields({ words, plan, place, at, dispatch }: PlaceFieldsProps) {
  const edit = (field: 'x' | 'y', to: number) =>
    dispatch({
      type: 'edit',
      change: (now) => moveTo(now, place, { ...at, [field]: to }),
      step: `${field} of ${place}`,
    });
  return (
    <>
      <NumberField
        label={words.x}
        unit={words.cm}
        value={at.x}
        min={0}
        max={plan.width}
        onValue={(to) => edit('x', to)}
      />
      <NumberField
        label={words.y}
        unit={words.cm}
        value={at.y}
        min={0}
        max={plan.depth}
        onValue={(to) => edit('y', to)}
      />
    </>
  );
}
