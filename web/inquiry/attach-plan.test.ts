import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parsePlan } from '#planner/plan.ts';
import { attachPlan } from './attach-plan.ts';
import { dropDraft, readDraft, saveDraft } from './inquiry-draft.ts';

const form = { path: '/inquiry', draftName: 'draft' };
const plan = parsePlan({
  v: 1,
  name: '골목식당',
  width: 600,
  depth: 400,
  obstacles: [{ kind: 'table', id: 't', x: 100, y: 100, w: 60, d: 60 }],
  pickup: { x: 300, y: 300 },
  dock: null,
});
const found = { plan, model: 'T10', note: '테이블 1개 중 1개' } as const;

/** As much of a browser's storage as drafts need. */
function storage(setItem: (name: string, value: string) => void, kept = new Map<string, string>()) {
  return {
    setItem,
    getItem: (name: string) => kept.get(name) ?? null,
    removeItem: (name: string) => kept.delete(name),
  };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal(
    'sessionStorage',
    storage((name, value) => kept.set(name, value), kept),
  );
});
afterEach(() => {
  dropDraft(form.draftName);
  vi.unstubAllGlobals();
});

test('a plan and what was found go into the form beside what was typed; the address says the model', () => {
  saveDraft(form.draftName, { company: '나루식당', note: '옛 결과', plan: '{}' });
  expect(attachPlan(found, form)).toBe('/inquiry?c_prdname=T10');
  const { plan: attached = '', ...rest } = readDraft(form.draftName);
  expect(rest).toEqual({ company: '나루식당', note: found.note });
  expect(JSON.parse(attached)).toEqual(plan);
});

test('without a model the form is opened as it is', () => {
  expect(attachPlan({ ...found, model: null }, form)).toBe('/inquiry');
});

test('where the browser keeps nothing, the plan still goes along while the page stands', () => {
  const refuse = () => {
    throw new Error('no room');
  };
  vi.stubGlobal('sessionStorage', storage(refuse));
  attachPlan(found, form);
  expect(JSON.parse(readDraft(form.draftName).plan ?? '')).toEqual(plan);
  dropDraft(form.draftName);
  expect(readDraft(form.draftName)).toEqual({});
});
