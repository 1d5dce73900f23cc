import { useRef, type Dispatch, type KeyboardEvent, type ReactNode } from 'react';
import type { Plan } from '#planner/plan.ts';
import { PlanFloor, PlanGrid, PlanPlaces, PlanThings } from '#web/plan/plan-parts.tsx';
import { planLabel } from '#web/plan/plan-words.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { EditorAction } from './editor-state.ts';
import type { PresetName } from './new-things.ts';
import { SelectionMarks } from './selection-marks.tsx';
import type { Target } from './things.ts';
import { byPointer, useCanvasGestures } from './use-canvas-gestures.ts';
import { useCmPerPx } from './use-cm-per-px.ts';
import { shownPart, type View } from './view.ts';

interface PlanCanvasProps {
  plan: Plan;
  selected: Target | null;
  /** Tables that the robot which is looked at gets to; null where nobody knows. */
  reached: ReadonlySet<string> | null;
  view: View | null;
  onView: (view: View | null) => void;
  tool: PresetName | null;
  onToolDone: () => void;
  nameOf: (preset: PresetName) => string;
  dispatch: Dispatch<EditorAction>;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the text that says what keys and fingers do here. */
  describedBy: string;
  /** Lies on the floor, under everything that stands on it, in centimetres of the plan. */
  ground: ReactNode;
  /** Lies over everything as soon as it is measured, in centimetres of the plan; gets the centimetres that a pixel has. */
  children: (cmPerPx: number) => ReactNode;
}

/** The store from above, to be drawn in. */
export function PlanCanvas({
  plan,
  selected,
  reached,
  view,
  onView,
  tool,
  onToolDone,
  nameOf,
  dispatch,
  onKeyDown,
  describedBy,
  ground,
  children,
}: PlanCanvasProps) {
  const svg = useRef<SVGSVGElement>(null);
  const { drop, ...pointerHandlers } = useCanvasGestures({
    svg,
    plan,
    selected,
    view,
    onView,
    tool,
    onToolDone,
    nameOf,
    dispatch,
  });
  const { x, y, w, d } = shownPart(plan, view);
  const cmPerPx = useCmPerPx(svg, w, d);
  const keyDown = (event: KeyboardEvent) => {
    svg.current?.removeAttribute(byPointer);
    if (event.key === 'Escape') {
      drop();
      onToolDone();
    }
    onKeyDown(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it is drawn in
    <svg
      ref={svg}
      role="application"
      aria-label={planLabel(plan)}
      aria-describedby={describedBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      viewBox={`${x} ${y} ${w} ${d}`}
      onKeyDown={keyDown}
      onBlur={() => svg.current?.removeAttribute(byPointer)}
      {...pointerHandlers}
      className={classNames(
        'block size-full touch-pan-y rounded-md select-none data-by-pointer:outline-none print:h-auto print:max-h-[110mm]',
        tool ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
      )}
    >
      <PlanFloor plan={plan} />
      {ground}
      <PlanGrid plan={plan} />
      <PlanThings plan={plan} reached={reached} />
      <PlanPlaces plan={plan} />
      {cmPerPx !== null && children(cmPerPx)}
      {cmPerPx !== null && selected && <SelectionMarks plan={plan} selected={selected} cmPerPx={cmPerPx} />}
    </svg>
  );
}
