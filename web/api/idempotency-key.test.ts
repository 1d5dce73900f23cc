import { expect, test } from 'vitest';
import { createKeyRing } from './idempotency-key.ts';

test('the same text keeps its key, another text and a taken one get a new key', () => {
  const keys = createKeyRing();
  const first = keys.keyFor('문의');
  expect(first).toMatch(/^[\w-]{8,128}$/);
  expect(keys.keyFor('문의')).toBe(first);
  expect(keys.keyFor('고친 문의')).not.toBe(first);
  const second = keys.keyFor('문의');
  expect(second).not.toBe(first);
  keys.forget();
  expect(keys.keyFor('문의')).not.toBe(second);
});
