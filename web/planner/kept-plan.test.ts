import { beforeEach, expect, test, vi } from 'vitest';
import { parsePlan, type Plan } from '#planner/plan.ts';
import {
  hashOf,
  hasLink,
  keep,
  keepSteps,
  planOfHash,
  putAside,
  readAside,
  readKept,
  readSteps,
} from './kept-plan.ts';

/** As a browser keeps texts. */
function storage() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  };
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

const plan = parsePlan({
  v: 1,
  name: '가게',
  width: 400,
  depth: 300,
  obstacles: [],
  pickup: { x: 50, y: 50 },
  dock: null,
});
const named = (name: string): Plan => ({ ...plan, name });

test('a plan that was kept is read again; what is none is not', () => {
  expect(readKept()).toBeNull();
  keep(plan);
  expect(readKept()).toEqual(plan);
  localStorage.setItem('naru-store-plan', '{"v":2}');
  expect(readKept()).toBeNull();
});

test('a plan goes into an address and comes back', async () => {
  const hash = await hashOf(plan);
  expect([hasLink(hash), hasLink('#main'), hasLink('')]).toEqual([true, false, false]);
  expect(await planOfHash(hash)).toEqual(plan);
});

test('a reload leaves what can be undone and redone, and only for the plan that it led to', () => {
  keepSteps({ past: [named('먼저')], present: plan, future: [named('나중')], step: null });
  expect(readSteps(plan)).toEqual({ past: [named('먼저')], future: [named('나중')] });
  expect(readSteps(named('다른'))).toEqual({ past: [], future: [] });
  sessionStorage.setItem('naru-store-steps', 'nonsense');
  expect(readSteps(plan)).toEqual({ past: [], future: [] });
});

test('where the browser keeps nothing, nothing breaks', () => {
  const refuse = () => {
    throw new Error('switched off');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  keep(plan);
  keepSteps({ past: [], present: plan, future: [], step: null });
  expect([readKept(), readSteps(plan)]).toEqual([null, { past: [], future: [] }]);
});

test('what was worked on before is kept beside what is worked on now', () => {
  keep(plan);
  putAside(named('먼저'));
  expect([readKept(), readAside()]).toEqual([plan, named('먼저')]);
});
