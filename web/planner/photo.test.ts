import { expect, test } from 'vitest';
import { isTraceable } from './photo.ts';

test('a picture of a floor is traced, one without a size or as thin as a thread is not', () => {
  expect([isTraceable(4000, 3000), isTraceable(200, 4000)]).toEqual([true, true]);
  expect([isTraceable(0, 0), isTraceable(300, 0), isTraceable(10_000, 1)]).toEqual([false, false, false]);
});
