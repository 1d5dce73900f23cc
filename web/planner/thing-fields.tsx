import { useId, useState, type Dispatch } from 'react';
import type { Obstacle, Plan } from '#planner/plan.ts';
import { planLimits } from '#planner/plan.ts';
import { classNames } from '#web/ui/class-names.ts';
import { fieldBox } from '#web/ui/field.tsx';
import { moveTo, rename, resize } from './edit.ts';
import type { EditorAction } from './editor-state.ts';
import { NumberField } from './number-field.tsx';

export interface FieldWords {
  name: string;
  x: string;
  y: string;
  w: string;
  d: string;
  cm: string;
}

interface ThingFieldsProps {
  words: FieldWords;
  plan: Plan;
  thing: Obstacle;
  dispatch: Dispatch<EditorAction>;
}

/** Name, place and size of a thing. */
export function ThingFields(props: ThingFieldsProps) {
  const { words, thing, dispatch } = props;
  const { id } = thing;
  return (
    <div className="grid grid-cols-2 gap-3">
      <NameField
        label={words.name}
        value={id}
        onName={(name) =>
          dispatch({ type: 'edit', change: (now) => rename(now, id, name), select: { id: name } })
        }
        className="col-span-2"
      />
      <ThingNumbers {...props} />
    </div>
  );
}

/** Its place and size, in numbers. */
export function ThingNumbers({ words, plan, thing, dispatch }: ThingFieldsProps) {
  const { id, x, y, w, d } = thing;
  const target = { id };
  const edit = (field: string, change: (plan: Plan) => Plan) =>
    dispatch({ type: 'edit', change, step: `${field} of ${id}` });
  return (
    <>
      <NumberField
        label={words.x}
        unit={words.cm}
        value={x}
        min={0}
        max={plan.width - w}
        onValue={(to) => edit('x', (now) => moveTo(now, target, { x: to, y }))}
      />
      <NumberField
        label={words.y}
        unit={words.cm}
        value={y}
        min={0}
        max={plan.depth - d}
        onValue={(to) => edit('y', (now) => moveTo(now, target, { x, y: to }))}
      />
      <NumberField
        label={words.w}
        unit={words.cm}
        value={w}
        min={1}
        max={plan.width - x}
        onValue={(to) => edit('w', (now) => resize(now, id, { x, y, w: to, d }))}
      />
      <NumberField
        label={words.d}
        unit={words.cm}
        value={d}
        min={1}
        max={plan.depth - y}
        onValue={(to) => edit('d', (now) => resize(now, id, { x, y, w, d: to }))}
      />
    </>
  );
}

interface NameFieldProps {
  label: string;
  value: string;
  onName: (name: string) => void;
  className?: string;
}

/** A name that counts when it is finished: halfway it may be another's. */
export function NameField({ label, value, onName, className }: NameFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const finish = () => {
    const name = typed?.trim() ?? '';
    if (name !== '' && name !== value) onName(name);
    setTyped(null);
  };
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-semibold text-ink">
        {label}
      </label>
      <input
        id={id}
        value={typed ?? value}
        maxLength={planLimits.characters}
        autoComplete="off"
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && finish()}
        className={classNames(fieldBox, 'px-3 text-label')}
      />
    </div>
  );
}
