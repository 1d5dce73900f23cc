import { expect, test } from 'vitest';
import { narrowPlot, scaleBars, scaleX, scaleY, withRoomFor } from './plot.ts';

test('an axis begins at nought, or below it where a value is, and ends at a round number', () => {
  expect(scaleY([120, 1_430], narrowPlot).domain()).toEqual([0, 2_000]);
  expect(scaleY([-600, 830], narrowPlot).domain()).toEqual([-1_000, 1_000]);
  expect(scaleY([-600, -20], narrowPlot).domain()).toEqual([-600, 0]);
});

test('the axis of bars leaves room for the value of the highest', () => {
  expect(scaleY([3.8], narrowPlot).domain()).toEqual([0, 4]);
  expect(scaleBars([3.8], narrowPlot).domain()).toEqual([0, 5]);
  expect(scaleBars([], narrowPlot).domain()).toEqual([0, 1]);
});

test.each([[[]], [[0, 0]]])('without values (%j) there still is an axis', (values) => {
  expect(scaleY(values, narrowPlot).domain()).toEqual([0, 1]);
});

test('what is greater stands higher and further right, on the paper', () => {
  const { left, top, width, right, height, bottom } = narrowPlot;
  expect(scaleY([0, 10], narrowPlot).range()).toEqual([height - bottom, top]);
  expect(scaleX(10, narrowPlot).range()).toEqual([left, width - right]);
});

test('great numbers make room for themselves', () => {
  const text = (value: number) => value.toLocaleString('ko-KR');
  const small = scaleY([0, 10], narrowPlot);
  const great = scaleY([0, 160_000_000], narrowPlot);
  expect(withRoomFor(small, text, narrowPlot).left).toBe(narrowPlot.left);
  expect(withRoomFor(great, text, narrowPlot).left).toBeGreaterThan(80);
});
