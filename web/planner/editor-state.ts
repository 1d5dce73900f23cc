import type { Plan } from '#planner/plan.ts';
import { refusal } from './edit.ts';
import { abandon, endStep, record, redo, startHistory, undo, type History } from './history.ts';
import { thingOf, type Target } from './things.ts';

/** What a person is told. The number makes the same sentence news again. */
export interface Notice {
  number: number;
  text: string;
  isRefusal: boolean;
}

export interface EditorState {
  history: History<Plan>;
  selected: Target | null;
  notice: Notice | null;
  /** What the visitor worked on before a link or a template took its place. */
  aside: Plan | null;
}

export type EditorAction =
  | {
      type: 'edit';
      change: (plan: Plan) => Plan;
      /** Changes of one step are undone together. */
      step?: string;
      /** What is selected from now on. */
      select?: Target | null;
      said?: string;
    }
  | { type: 'open'; plan: Plan; past?: readonly Plan[]; future?: readonly Plan[]; said?: string }
  | { type: 'select'; target: Target | null }
  | { type: 'undo' | 'redo'; said: string }
  | { type: 'abandon'; step: string }
  | { type: 'end step' }
  /** Without a text only a refusal that stands there goes. */
  | { type: 'say'; text: string | undefined; isRefusal?: boolean }
  | { type: 'put aside'; plan: Plan | null };

export const startEditor = (plan: Plan): EditorState => ({
  history: startHistory(plan),
  selected: null,
  notice: null,
  aside: null,
});

function say(state: EditorState, text: string | undefined, isRefusal = false): Notice | null {
  if (text === undefined) return state.notice?.isRefusal ? null : state.notice;
  // A drag against a wall says it once.
  if (isRefusal && state.notice?.isRefusal && state.notice.text === text) return state.notice;
  return { number: (state.notice?.number ?? 0) + 1, text, isRefusal };
}

/** What is selected is always there. */
function stillThere(plan: Plan, selected: Target | null): Target | null {
  if (selected === 'dock') return plan.dock === null ? null : selected;
  if (selected === null || selected === 'pickup') return selected;
  return thingOf(plan, selected.id) ? selected : null;
}

function withHistory(state: EditorState, history: History<Plan>, notice: Notice | null): EditorState {
  return { ...state, history, selected: stillThere(history.present, state.selected), notice };
}

/** Whatever is done to a plan: only good plans come of it, and the last good one stays. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  const { history } = state;
  switch (action.type) {
    case 'edit': {
      const plan = action.change(history.present);
      const selected = action.select === undefined ? state.selected : action.select;
      if (plan === history.present) return { ...state, selected };
      const sentence = refusal(plan);
      if (sentence !== null) return { ...state, notice: say(state, sentence, true) };
      const next = record(history, plan, action.step ?? null);
      return withHistory({ ...state, selected }, next, say(state, action.said));
    }
    case 'open':
      return {
        ...state,
        history: startHistory(action.plan, action.past, action.future),
        selected: null,
        notice: say(state, action.said),
      };
    case 'select':
      return { ...state, selected: action.target, history: endStep(history), notice: say(state, undefined) };
    case 'undo':
      return withHistory(state, undo(history), say(state, action.said));
    case 'redo':
      return withHistory(state, redo(history), say(state, action.said));
    case 'abandon':
      return withHistory(state, abandon(history, action.step), state.notice);
    case 'end step':
      return { ...state, history: endStep(history) };
    case 'put aside':
      return { ...state, aside: action.plan };
    default:
      return { ...state, notice: say(state, action.text, action.isRefusal) };
  }
}
