import { expect, test } from 'vitest';
import { parsePlan } from '#planner/plan.ts';
import { moveTo, remove } from './edit.ts';
import { editorReducer, startEditor, type EditorAction } from './editor-state.ts';

const plan = parsePlan({
  v: 1,
  name: '',
  width: 600,
  depth: 400,
  obstacles: [{ kind: 'table', id: 't', x: 100, y: 100, w: 80, d: 80 }],
  pickup: { x: 500, y: 300 },
  dock: null,
});
const after = (...actions: EditorAction[]) => actions.reduce(editorReducer, startEditor(plan));
const move = (x: number, y: number, step?: string): EditorAction => ({
  type: 'edit',
  change: (now) => moveTo(now, { id: 't' }, { x, y }),
  ...(step && { step }),
});

test('a change that makes no good plan is refused in a sentence, and the last good plan stays', () => {
  const state = after(move(200, 100), move(460, 260));
  expect(state.history.present.obstacles[0]).toMatchObject({ x: 200, y: 100 });
  expect(state.notice).toMatchObject({ isRefusal: true, text: '픽업 위치가 다른 물건 안에 있습니다.' });
  expect(editorReducer(state, move(300, 100)).notice).toBeNull();
});

test('a drag against the pickup point says so once', () => {
  const first = after(move(460, 260, 'drag'));
  expect(editorReducer(first, move(461, 260, 'drag')).notice).toBe(first.notice);
});

test('what is gone is not selected, and comes back unselected', () => {
  const gone = after(
    { type: 'select', target: { id: 't' } },
    { type: 'edit', change: (now) => remove(now, { id: 't' }), said: '삭제' },
  );
  expect(gone.selected).toBeNull();
  const back = editorReducer(gone, { type: 'undo', said: '되돌렸습니다.' });
  expect(back.history.present).toBe(plan);
  expect(back.notice).toMatchObject({ text: '되돌렸습니다.', isRefusal: false });
});

test('the same sentence twice is news twice', () => {
  const once = after({ type: 'say', text: '복사' });
  const twice = editorReducer(once, { type: 'say', text: '복사' });
  expect(twice.notice!.number).toBe(once.notice!.number + 1);
});

test('an abandoned drag is as if it had never been', () => {
  const state = after(move(200, 100, 'drag 1'), move(210, 100, 'drag 1'), {
    type: 'abandon',
    step: 'drag 1',
  });
  expect(state.history).toMatchObject({ present: plan, past: [] });
});

test('a plan that is opened has nothing to undo', () => {
  const state = after(move(200, 100), { type: 'open', plan });
  expect(state.history).toMatchObject({ past: [], future: [] });
});

test('a refusal is gone with the next action, and when it is closed', () => {
  const refused = after(move(460, 260));
  expect(editorReducer(refused, { type: 'select', target: 'pickup' }).notice).toBeNull();
  expect(editorReducer(refused, { type: 'say', text: undefined }).notice).toBeNull();
});
