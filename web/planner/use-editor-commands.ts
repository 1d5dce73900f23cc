import { useEffect, useEffectEvent, type Dispatch, type KeyboardEvent } from 'react';
import type { Plan } from '#planner/plan.ts';
import { copy, nudge, placeOf, remove, resizeRoom, rotate, snapCm } from './edit.ts';
import type { EditorAction } from './editor-state.ts';
import { freeSpot } from './free-room.ts';
import { addNear, type PresetName } from './new-things.ts';
import type { Target } from './things.ts';

export interface CommandWords {
  undone: string;
  redone: string;
  added: (name: string) => string;
  copied: (name: string) => string;
  rotated: (name: string) => string;
  removed: (name: string) => string;
  moved: (name: string, x: number, y: number) => string;
  /** A smaller room moved so many things in, or cut them. */
  movedIn: (count: number) => string;
  pickup: string;
  dock: string;
}

interface Editor {
  plan: Plan;
  selected: Target | null;
  canUndo: boolean;
  canRedo: boolean;
  dispatch: Dispatch<EditorAction>;
}

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** By the letter on it; where the keyboard is set to Korean, which types another one, by its place. */
export const isKey = ({ key, code }: { key: string; code: string }, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toUpperCase() === letter : code === `Key${letter}`;

/** What buttons and keys do, each told in a sentence. */
export function useEditorCommands(
  { plan, selected, canUndo, canRedo, dispatch }: Editor,
  words: CommandWords,
) {
  const nameOf = (target: Target) => (typeof target === 'object' ? target.id : words[target]);

  const undoStep = () => canUndo && dispatch({ type: 'undo', said: words.undone });
  const redoStep = () => canRedo && dispatch({ type: 'redo', said: words.redone });
  const rotateThing = (target: Target | null) => {
    if (target === null || typeof target === 'string') return;
    const { id } = target;
    dispatch({ type: 'edit', change: (now) => rotate(now, id), select: target, said: words.rotated(id) });
  };
  const removeThing = (target: Target | null) =>
    target !== null &&
    dispatch({ type: 'edit', change: (now) => remove(now, target), said: words.removed(nameOf(target)) });
  const copyThing = (target: Target | null) => {
    const copied = target === null || typeof target === 'string' ? null : copy(plan, target.id);
    if (copied)
      dispatch({
        type: 'edit',
        change: () => copied.plan,
        select: { id: copied.id },
        said: words.copied(copied.id),
      });
  };
  const add = (preset: PresetName, name: string) => {
    const added = addNear(plan, preset, name, { x: plan.width / 2, y: plan.depth / 2 });
    dispatch({
      type: 'edit',
      change: () => added.plan,
      select: { id: added.id },
      said: words.added(added.id),
    });
  };
  const addDock = () => {
    const at = freeSpot(plan, { x: plan.pickup.x, y: Math.min(plan.depth, plan.pickup.y + 100) });
    dispatch({
      type: 'edit',
      change: (now) => ({ ...now, dock: at ?? now.pickup }),
      select: 'dock',
      said: words.added(words.dock),
    });
  };
  const resizeRoomTo = (size: Partial<Pick<Plan, 'width' | 'depth'>>) => {
    const resized = resizeRoom(plan, { width: plan.width, depth: plan.depth, ...size });
    const moved = resized.obstacles.filter((thing, index) => thing !== plan.obstacles[index]).length;
    const said = moved > 0 ? { said: words.movedIn(moved) } : {};
    dispatch({ type: 'edit', change: () => resized, ...said });
  };
  function move(target: Target, direction: { x: number; y: number }, cm: number) {
    const at = placeOf(nudge(plan, target, direction, cm), target);
    dispatch({
      type: 'edit',
      change: (now) => nudge(now, target, direction, cm),
      select: target,
      step: `arrows ${nameOf(target)}`,
      said: words.moved(nameOf(target), at?.x ?? 0, at?.y ?? 0),
    });
  }

  /** On the drawing they act on what is selected, on a row of the list on what the row is of. */
  function onKeyDown(event: KeyboardEvent, target: Target | null = selected) {
    // Its keys are letters on their way.
    if (event.nativeEvent.isComposing) return;
    const direction = arrows[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (direction && target !== null && !isCommand) move(target, direction, event.shiftKey ? 1 : snapCm);
    else if (event.key === 'Delete' || event.key === 'Backspace') removeThing(target);
    else if (event.key === 'Escape') dispatch({ type: 'select', target: null });
    else if (isKey(event, 'R') && !isCommand) rotateThing(target);
    else if (isKey(event, 'D') && isCommand) copyThing(target);
    else return;
    event.preventDefault();
  }

  const onAnyKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.isComposing || isTyping(event.target)) return;
    if (isKey(event, 'Z') && !event.shiftKey) undoStep();
    else if (isKey(event, 'Y') || isKey(event, 'Z')) redoStep();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onAnyKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return {
    nameOf,
    undoStep,
    redoStep,
    rotateThing,
    copyThing,
    removeThing,
    add,
    addDock,
    resizeRoomTo,
    onKeyDown,
  };
}

export type EditorCommands = ReturnType<typeof useEditorCommands>;
