import { describe, expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { person, silhouettes } from './silhouettes.ts';
import type { Silhouette } from './silhouettes.ts';

type Point = [x: number, y: number];
const MOST_BYTES = 1600;
/** Centimetres by which a drawn curve may miss the true edge. */
const STRAY = 0.4;
const CURVE_SAMPLES = [0.25, 0.5, 0.75, 1];

/** Where one step of a path leads, from where it starts: some points on the way and its end. */
function pointsOf(letter: string, [ax, ay]: Point, numbers: number[]): Point[] {
  const [a = 0, b = 0, c = 0, d = 0] = numbers;
  if (letter === 'h') return [[ax + a, ay]];
  if (letter === 'v') return [[ax, ay + a]];
  if (letter === 'l') return [[ax + a, ay + b]];
  return CURVE_SAMPLES.map((t) => [
    ax + 2 * t * (1 - t) * a + t ** 2 * c,
    ay + 2 * t * (1 - t) * b + t ** 2 * d,
  ]);
}

/** Every loop of the path as points; throws where the path says anything that it should not. */
function loopsOf(path: string): Point[][] {
  expect(path).toMatch(/^(?:M[^MZz]+z)+$/);
  return path
    .split('z')
    .slice(0, -1)
    .map((loop) => {
      const points: Point[] = [];
      for (const [, letter = '', text = ''] of loop.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
        const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
        const width = { M: 2, h: 1, v: 1, l: 2, q: 4 }[letter];
        if (width === undefined || numbers.length === 0 || numbers.length % width !== 0)
          throw new Error(`no such step: ${letter}${text}`);
        for (let index = 0; index < numbers.length; index += width) {
          const step = numbers.slice(index, index + width);
          points.push(...(letter === 'M' ? [step as Point] : pointsOf(letter, points.at(-1)!, step)));
        }
      }
      return points;
    });
}

function boxOf(loops: Point[][]) {
  const [xs, ys] = [0, 1].map((axis) => loops.flat().map((point) => point[axis]!)) as [number[], number[]];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

test('every robot of the catalogue has a silhouette of the size that it has there', () => {
  expect(Object.entries(silhouettes).map(([model, { w, h }]) => ({ model, w, h }))).toEqual(
    robots.map(({ model, sizeCm: { w, h } }) => ({ model, w, h })),
  );
});

test('the person is 170 cm tall', () => {
  expect(person.h).toBe(170);
});

describe.each(Object.entries<Silhouette>({ ...silhouettes, person }))('the silhouette of %s', (_, shape) => {
  const outline = boxOf(loopsOf(shape.outline));

  test('stands in the middle of the floor and fills its box to a centimetre', () => {
    expect(Math.abs(outline.left + shape.w / 2)).toBeLessThan(1);
    expect(Math.abs(outline.right - shape.w / 2)).toBeLessThan(1);
    expect(Math.abs(outline.top + shape.h)).toBeLessThan(1);
    expect(Math.abs(outline.bottom)).toBeLessThan(1);
  });

  test('never leaves its box by more than a curve may miss the edge', () => {
    for (const { left, right, top, bottom } of [outline, boxOf(loopsOf(shape.dark))]) {
      expect(left).toBeGreaterThanOrEqual(-shape.w / 2 - STRAY);
      expect(right).toBeLessThanOrEqual(shape.w / 2 + STRAY);
      expect(top).toBeGreaterThanOrEqual(-shape.h - STRAY);
      expect(bottom).toBeLessThanOrEqual(STRAY);
    }
  });

  test('is light enough to stand in a page', () => {
    expect(shape.outline.length + shape.dark.length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
