import { expect, test } from 'vitest';
import { modelReach } from './model-reach.ts';

const widths = new Map([
  ['wide', 200],
  ['seventy', 70],
  ['narrow', 59],
  ['cut off', 0],
]);
const reachOf = (name: string) => modelReach(widths).find(({ model }) => model === name)?.reached;

test('a model gets to the tables whose way is at least as wide as its passage', () => {
  expect(reachOf('T10')).toEqual(new Set(['wide', 'seventy', 'narrow']));
  expect(reachOf('T9')).toEqual(new Set(['wide', 'seventy']));
  expect(reachOf('S100')).toEqual(new Set(['wide']));
});

test('cleaning robots are not among them', () => expect(reachOf('C30')).toBeUndefined());

test('of a model whose passage nobody has stated nothing is said', () => expect(reachOf('T6')).toBeNull());
