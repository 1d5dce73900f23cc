import { useEffect, useEffectEvent, type Dispatch, type KeyboardEvent } from 'react';
import type { Plan } from '#planner/plan.ts';
import { copy, nudge, remove, rotate, snapCm } from './edit.ts';
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
  pickup: string;
  dock: string;
}

interface Editor {
  plan: Plan;
  selected: Target | null;
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

/** What buttons and keys do, each told in a sentence. */
export function useEditorCommands({ plan, selected, dispatch }: Editor, words: CommandWords) {
  const id = selected !== null && typeof selected === 'object' ? selected.id : null;
  const nameOf = (target: Target) => (typeof target === 'object' ? target.id : words[target]);

  const undoStep = () => dispatch({ type: 'undo', said: words.undone });
  const redoStep = () => dispatch({ type: 'redo', said: words.redone });
  const rotateSelected = () =>
    id !== null && dispatch({ type: 'edit', change: (now) => rotate(now, id), said: words.rotated(id) });
  const removeSelected = () => {
    if (selected === null) return;
    dispatch({ type: 'edit', change: (now) => remove(now, selected), said: words.removed(nameOf(selected)) });
    // Its row is gone, with the button that was pressed: keys go on at the drawing.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        document.querySelector<SVGElement>('[role=application]')?.focus({ preventScroll: true });
    });
  };
  const copySelected = () => {
    const copied = id === null ? null : copy(plan, id);
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
  function move(direction: { x: number; y: number }, cm: number) {
    if (selected === null) return;
    const moved = nudge(plan, selected, direction, cm);
    const at = typeof selected === 'object' ? moved.obstacles.find((one) => one.id === id) : moved[selected];
    dispatch({
      type: 'edit',
      change: (now) => nudge(now, selected, direction, cm),
      step: `arrows ${nameOf(selected)}`,
      said: words.moved(nameOf(selected), at?.x ?? 0, at?.y ?? 0),
    });
  }

  /** On the drawing and on the rows of the list. */
  function onKeyDown(event: KeyboardEvent) {
    const direction = arrows[event.key];
    const isCommand = event.ctrlKey || event.metaKey;
    if (direction && selected !== null && !isCommand) move(direction, event.shiftKey ? 1 : snapCm);
    else if (event.key === 'Delete' || event.key === 'Backspace') removeSelected();
    else if (event.key === 'Escape') dispatch({ type: 'select', target: null });
    else if (event.key.toLowerCase() === 'r' && !isCommand) rotateSelected();
    else if (event.key.toLowerCase() === 'd' && isCommand) copySelected();
    else return;
    event.preventDefault();
  }

  const onAnyKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isTyping(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) undoStep();
    else if (key === 'y' || key === 'z') redoStep();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => onAnyKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return { undoStep, redoStep, rotateSelected, copySelected, removeSelected, add, addDock, onKeyDown };
}

export type EditorCommands = ReturnType<typeof useEditorCommands>;
