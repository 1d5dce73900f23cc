import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { modelReach } from '#planner/model-reach.ts';
import { parsePlan } from '#planner/plan.ts';
import { narrowest } from '#planner/reach.ts';
import { PlanSheet, PlanWithReach } from './plan-sheet.tsx';
import type { PlanReach } from './use-reach.ts';

/** A door of 60 cm: T10 (59 cm) gets to the table behind it, T9 (70 cm) does not. */
const plan = {
  v: 1,
  name: '문 있는 매장',
  width: 800,
  depth: 400,
  obstacles: [
    { kind: 'wall', id: 'above', x: 390, y: 0, w: 20, d: 170 },
    { kind: 'wall', id: 'below', x: 390, y: 230, w: 20, d: 170 },
    { kind: 'table', id: 'here', x: 250, y: 50, w: 60, d: 60 },
    { kind: 'table', id: 'there', x: 650, y: 50, w: 60, d: 60 },
  ],
  pickup: { x: 150, y: 250 },
  dock: null,
};
const sheet = (json: string) => renderToStaticMarkup(<PlanSheet json={json} model="" drawingSize="" />);
function show(change: object = {}, model = '', said?: PlanReach): string {
  const read = parsePlan({ ...plan, ...change });
  const reach = said ?? modelReach(narrowest(read));
  return renderToStaticMarkup(<PlanWithReach plan={read} reach={reach} model={model} drawingSize="" />);
}

test('a plan has its name, its size, its tables and what each model reaches', () => {
  const text = show().replaceAll(/<[^>]+>/g, ' ');
  expect(text).toContain('문 있는 매장');
  expect(text).toContain('8m × 4m · 테이블 2개');
  for (const [model, reached] of [
    ['T9', 1],
    ['T10', 2],
    ['T11', 2],
    ['S100', 1],
  ])
    expect(text).toMatch(new RegExp(`\\s${model}\\s+2개 테이블 중 ${reached}개`));
  expect(text).toContain('통과 폭 확인 필요: T6');
});

test('the model that is asked for tints the tables; one without a stated passage does not', () => {
  expect(show({}, 'T9')).toMatch(/x="650"[^>]*stroke-warm/);
  expect(show({}, 'T10')).not.toContain('stroke-warm');
  expect(show({}, 'T6')).toBe(show());
});

test('without tables it says so', () => {
  expect(show({ obstacles: [] })).toContain('배치도에 테이블이 없습니다.');
});

test('it says that it still looks, and that it found nothing out', () => {
  expect(show({}, '', 'working')).toContain('계산하고 있습니다');
  expect(show({}, '', 'unknown')).toContain('계산하지 못했습니다');
});

test('the server draws it and looks for no way through it, whatever it costs', () => {
  const drawn = sheet(JSON.stringify(plan));
  expect(drawn).toContain('문 있는 매장');
  expect(drawn).not.toMatch(/개 테이블 중|계산/);
});

test('what is no plan is told in a sentence', () => {
  expect(sheet(JSON.stringify({ ...plan, v: 2 }))).toContain('지원하지 않는 배치도 버전입니다.');
  expect(sheet('{')).toContain('읽을 수 없습니다');
});
