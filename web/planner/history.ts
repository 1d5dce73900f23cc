/** What is there now, what was there before, and what was taken back. */
export interface History<Value> {
  past: readonly Value[];
  present: Value;
  future: readonly Value[];
  /** The step that is still going on: a drag, a field that is typed in. */
  step: string | null;
}

const mostSteps = 200;

export const startHistory = <Value>(
  present: Value,
  past: readonly Value[] = [],
  future: readonly Value[] = [],
): History<Value> => ({ past, present, future, step: null });

/** Changes of one and the same step are undone together; a change without a step is one of its own. */
export function record<Value>(history: History<Value>, value: Value, step: string | null): History<Value> {
  const { past, present, step: current } = history;
  const isSameStep = step !== null && step === current;
  return {
    past: isSameStep ? past : [...past, present].slice(-mostSteps),
    present: value,
    future: [],
    step,
  };
}

/** The next change is a step of its own, whatever it is called. */
export const endStep = <Value>(history: History<Value>): History<Value> => ({ ...history, step: null });

export function undo<Value>({ past, present, future }: History<Value>): History<Value> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future, step: null };
  return { past: past.slice(0, -1), present: before, future: [present, ...future], step: null };
}

export function redo<Value>({ past, present, future }: History<Value>): History<Value> {
  const [after, ...later] = future;
  if (after === undefined) return { past, present, future, step: null };
  return { past: [...past, present], present: after, future: later, step: null };
}

/** As if the step that is going on had never begun. */
export function abandon<Value>(history: History<Value>, step: string): History<Value> {
  const { past, present, future, step: current } = history;
  const before = current === step ? past.at(-1) : undefined;
  return before === undefined
    ? { past, present, future, step: null }
    : { past: past.slice(0, -1), present: before, future, step: null };
}
