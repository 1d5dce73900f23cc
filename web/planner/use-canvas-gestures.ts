import { useEffect, useEffectEvent, useRef, type Dispatch, type PointerEvent, type RefObject } from 'react';
import type { Point, Rect } from '#planner/geometry.ts';
import type { Plan } from '#planner/plan.ts';
import { moveTo, placeOf, resize, snap, snapPoint } from './edit.ts';
import type { EditorAction } from './editor-state.ts';
import { isHandle, pulled, type Handle } from './handles.ts';
import { addAt, drawAs, isDrawn, type PresetName } from './new-things.ts';
import { pick } from './pick.ts';
import { freeId, isSame, tableOf, thingOf, type Target } from './things.ts';
import { followGrip, wholeRoom, zoomAt, type Grip, type View } from './view.ts';

interface CanvasGestures {
  svg: RefObject<SVGSVGElement | null>;
  plan: Plan;
  selected: Target | null;
  view: View | null;
  onView: (view: View | null) => void;
  /** What the next press puts down. */
  tool: PresetName | null;
  onToolDone: () => void;
  nameOf: (preset: PresetName) => string;
  dispatch: Dispatch<EditorAction>;
}

type Gesture =
  | { kind: 'move'; target: Target; grip: Point; step: string; tapped: Target | null }
  | { kind: 'resize'; id: string; handle: Handle; from: Rect; start: Point; step: string }
  | { kind: 'draw'; preset: PresetName; id: string; start: Point; step: string }
  | { kind: 'pan'; grip: Grip }
  | { kind: 'pinch'; grip: Grip };

/** Pixels that a finger or a mouse may tremble before it drags. */
const trembles = (pointerType: string) => (pointerType === 'mouse' ? 3 : 8);
/** Pixels beside a thing that a finger still means it. */
const slopPx = (pointerType: string) => (pointerType === 'mouse' ? 4 : 16);

const clientPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
});
const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
});
const distanceOf = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

let steps = 0;
const nextStep = () => `drag ${(steps += 1)}`;

/** On the drawing while it has the focus because it was touched: who points at it needs no ring around it. */
export const byPointer = 'data-by-pointer';

/** Dragging, resizing, drawing, panning and pinching, with mouse, pen and fingers. */
export function useCanvasGestures(given: CanvasGestures) {
  const { svg, plan, selected, view, onView, tool, onToolDone, nameOf, dispatch } = given;
  const pointers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture | null>(null);
  const start = useRef<Point>({ x: 0, y: 0 });
  const hasMoved = useRef(false);

  const toPlan = ({ x, y }: Point): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : { x: 0, y: 0 };
  };
  const cmPerPx = () => 1 / (svg.current?.getScreenCTM()?.a ?? 1);

  function gripAt(middle: Point, distance: number): Grip {
    const { left, top, width, height } = svg.current!.getBoundingClientRect();
    return {
      view: view ?? wholeRoom(plan),
      distance: Math.max(1, distance),
      centre: { x: left + width / 2, y: top + height / 2 },
      cmPerPx: cmPerPx(),
      anchor: toPlan(middle),
    };
  }

  function drop() {
    const { current } = gesture;
    if (current && 'step' in current) dispatch({ type: 'abandon', step: current.step });
    gesture.current = null;
  }

  /** A chair is taken with its table, and alone once the table is selected. */
  function meant(hit: Target): { target: Target; tapped: Target | null } {
    const thing = typeof hit === 'object' ? thingOf(plan, hit.id) : undefined;
    const table = thing && tableOf(plan, thing);
    if (!table || isSame(selected, hit)) return { target: hit, tapped: null };
    const target = { id: table.id };
    return { target, tapped: isSame(selected, target) ? hit : null };
  }

  function begin(event: PointerEvent<SVGSVGElement>): Gesture {
    const at = toPlan(clientPoint(event));
    const step = nextStep();
    if (tool) {
      const id = freeId(plan, nameOf(tool));
      if (isDrawn(tool)) return { kind: 'draw', preset: tool, id, start: snapPoint(at), step };
      const added = addAt(plan, tool, nameOf(tool), at);
      dispatch({ type: 'edit', change: () => added.plan, step, select: { id: added.id } });
      onToolDone();
      const corner = thingOf(added.plan, added.id) ?? at;
      return {
        kind: 'move',
        target: { id: added.id },
        grip: { x: at.x - corner.x, y: at.y - corner.y },
        step,
        tapped: null,
      };
    }
    const { handle } = (event.target as SVGElement).dataset;
    const thing = selected !== null && typeof selected === 'object' ? thingOf(plan, selected.id) : undefined;
    if (isHandle(handle) && thing)
      return { kind: 'resize', id: thing.id, handle, from: { ...thing }, start: at, step };
    const hit = pick(plan, at, slopPx(event.pointerType) * cmPerPx());
    if (hit === null || event.button === 1) return { kind: 'pan', grip: gripAt(clientPoint(event), 1) };
    const { target, tapped } = meant(hit);
    const corner = placeOf(plan, target) ?? at;
    dispatch({ type: 'select', target });
    return { kind: 'move', target, grip: { x: at.x - corner.x, y: at.y - corner.y }, step, tapped };
  }

  function onPointerDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button > 1) return;
    svg.current?.setPointerCapture(event.pointerId);
    svg.current?.focus({ preventScroll: true });
    svg.current?.setAttribute(byPointer, '');
    const at = clientPoint(event);
    pointers.current.set(event.pointerId, at);
    if (pointers.current.size > 1) {
      drop();
      const [one, other] = [...pointers.current.values()] as [Point, Point];
      gesture.current = { kind: 'pinch', grip: gripAt(middleOf(one, other), distanceOf(one, other)) };
      return;
    }
    start.current = at;
    hasMoved.current = false;
    gesture.current = begin(event);
  }

  function pinch(grip: Grip) {
    const [one, other] = [...pointers.current.values()];
    if (one && other) onView(followGrip(plan, grip, middleOf(one, other), distanceOf(one, other)));
  }

  function onPointerMove(event: PointerEvent<SVGSVGElement>) {
    const { current } = gesture;
    if (!pointers.current.has(event.pointerId) || !current) return;
    const client = clientPoint(event);
    pointers.current.set(event.pointerId, client);
    if (current.kind === 'pinch') return pinch(current.grip);
    if (!hasMoved.current && distanceOf(client, start.current) < trembles(event.pointerType)) return;
    hasMoved.current = true;
    if (current.kind === 'pan') {
      onView(followGrip(plan, current.grip, client, 1));
      return;
    }
    const at = toPlan(client);
    const fit = event.altKey ? Math.round : snap;
    const { step } = current;
    if (current.kind === 'move') {
      const to = { x: fit(at.x - current.grip.x), y: fit(at.y - current.grip.y) };
      dispatch({ type: 'edit', change: (now) => moveTo(now, current.target, to), step });
    } else if (current.kind === 'resize') {
      const to = pulled(current.from, current.handle, at.x - current.start.x, at.y - current.start.y, fit);
      dispatch({ type: 'edit', change: (now) => resize(now, current.id, to), step });
    } else {
      const { preset, id } = current;
      const end = { x: fit(at.x), y: fit(at.y) };
      dispatch({
        type: 'edit',
        change: (now) => drawAs(now, preset, id, current.start, end),
        step,
        select: { id },
      });
    }
  }

  function onPointerUp(event: PointerEvent<SVGSVGElement>) {
    if (!pointers.current.delete(event.pointerId)) return;
    const { current } = gesture;
    if (current?.kind === 'pinch') {
      if (pointers.current.size < 2) gesture.current = null;
      return;
    }
    gesture.current = null;
    if (current?.kind === 'draw') {
      if (!hasMoved.current) {
        const added = addAt(plan, current.preset, nameOf(current.preset), toPlan(clientPoint(event)));
        dispatch({ type: 'edit', change: () => added.plan, select: { id: added.id } });
      }
      onToolDone();
    } else if (!hasMoved.current) {
      if (current?.kind === 'pan') dispatch({ type: 'select', target: null });
      if (current?.kind === 'move' && current.tapped) dispatch({ type: 'select', target: current.tapped });
    }
    dispatch({ type: 'end step' });
  }

  /** The browser took the finger for a scroll of the page. */
  function onPointerCancel(event: PointerEvent<SVGSVGElement>) {
    pointers.current.delete(event.pointerId);
    drop();
  }

  /** A finger on a thing drags it; one beside it scrolls the page, as long as the whole room is in sight. */
  const keepTouch = useEffectEvent((event: TouchEvent) => {
    const [touch] = event.touches;
    const isOurs =
      tool !== null ||
      view !== null ||
      event.touches.length > 1 ||
      isHandle((event.target as SVGElement).dataset['handle']) ||
      (touch !== undefined && pick(plan, toPlan(clientPoint(touch)), slopPx('touch') * cmPerPx()) !== null);
    if (isOurs && event.cancelable) event.preventDefault();
  });

  /** Once the drawing is clicked on, the wheel zooms; out of the whole room it scrolls the page again. */
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || document.activeElement === svg.current;
    if (!isMeant || (view === null && event.deltaY > 0 && !event.ctrlKey)) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.002));
    onView(zoomAt(plan, view, factor, toPlan(clientPoint(event))));
  });

  useEffect(() => {
    const element = svg.current;
    if (!element) return undefined;
    const onTouch = (event: TouchEvent) => keepTouch(event);
    const onWheel = (event: WheelEvent) => turnWheel(event);
    element.addEventListener('touchstart', onTouch, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('wheel', onWheel);
    };
  }, [svg]);

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, drop };
}
