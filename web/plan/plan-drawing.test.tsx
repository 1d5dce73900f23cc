import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parsePlan } from '#planner/plan.ts';
import { PlanDrawing } from './plan-drawing.tsx';

const plan = parsePlan({
  v: 1,
  name: '<b>골목식당</b>',
  width: 1250,
  depth: 800,
  obstacles: [
    { kind: 'table', id: 'near', x: 100, y: 200, w: 120, d: 70 },
    { kind: 'table', id: 'far', x: 900, y: 200, w: 120, d: 70 },
    { kind: 'chair', id: 'chair', x: 140, y: 250, w: 40, d: 40 },
    { kind: 'counter', id: 'counter', x: 0, y: 0, w: 300, d: 60 },
    { kind: 'plant', id: 'plant', x: 1200, y: 750, w: 40, d: 40 },
    { kind: 'wall', id: 'wall', x: 600, y: 0, w: 10, d: 500 },
  ],
  pickup: { x: 350, y: 100 },
  dock: { x: 50, y: 700 },
});
const draw = (change: object = {}) => renderToStaticMarkup(<PlanDrawing plan={{ ...plan, ...change }} />);

test('a plan is drawn to scale: one unit is a centimetre, whatever it stands on', () => {
  const [, left, top, width, depth] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(draw())!.map(Number);
  expect([width! + 2 * left!, depth! + 2 * top!]).toEqual([1250, 800]);
  for (const [x, y, w, d] of [
    [100, 200, 120, 70],
    [900, 200, 120, 70],
    [140, 250, 40, 40],
    [0, 0, 300, 60],
    [600, 0, 10, 500],
  ])
    expect(draw()).toContain(`<rect x="${x}" y="${y}" width="${w}" height="${d}"`);
  expect(draw()).toContain('<ellipse cx="1220" cy="770" rx="20" ry="20"');
  expect(draw()).toContain('translate(350 100)');
});

test('it says in words what it shows, as text', () => {
  expect(draw()).toContain('aria-label="&lt;b&gt;골목식당&lt;/b&gt; 배치도, 12.5m × 8m, 테이블 2개"');
  expect(draw({ name: ' ' })).toContain('이름 없는 매장 배치도');
});

test('a dock is drawn where there is one', () => {
  expect(draw()).toContain('translate(50 700)');
  expect(draw({ dock: null })).not.toContain('translate(50 700)');
});

test('chairs lie below tables, walls above everything that stands', () => {
  const order = ['x="140" y="250"', 'x="100" y="200"', 'cx="1220"', 'x="600"'].map((at) =>
    draw().indexOf(at),
  );
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('tables are tinted by whether a robot gets there, and only when one is looked at', () => {
  const tinted = renderToStaticMarkup(<PlanDrawing plan={plan} reached={new Set(['near'])} />);
  const lookOf = (markup: string, x: number) =>
    new RegExp(`<rect x="${x}" y="200"[^>]*class="([^"]*)"`).exec(markup)?.[1];
  expect(lookOf(tinted, 100)).toContain('stroke-accent-strong');
  expect(lookOf(tinted, 900)).toContain('stroke-warm');
  expect(lookOf(draw(), 100)).toBe(lookOf(draw(), 900));
});

test('nothing in it needs an inline style', () => expect(draw()).not.toContain('style='));
