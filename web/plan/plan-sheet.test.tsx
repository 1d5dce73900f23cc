import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlanSheet } from './plan-sheet.tsx';

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
const show = (change: object = {}, model = '') =>
  renderToStaticMarkup(
    <PlanSheet json={JSON.stringify({ ...plan, ...change })} model={model} drawingSize="" />,
  );

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

test('what is no plan is told in a sentence', () => {
  expect(show({ v: 2 })).toContain('지원하지 않는 배치도 버전입니다.');
  expect(renderToStaticMarkup(<PlanSheet json="{" model="" drawingSize="" />)).toContain('읽을 수 없습니다');
});
