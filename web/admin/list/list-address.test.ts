import { expect, test } from 'vitest';
import { addressIn, readAddress, writeAddress } from './list-address.ts';

const start = { page: 1, category: 0, keyword: '' };

test('an address that says nothing means the start', () => {
  expect(readAddress(new URLSearchParams(''), start)).toEqual(start);
});

test('only what differs from the start is written, and is read again as it was', () => {
  const state = { page: 3, category: 0, keyword: '로봇 & 컵' };
  const search = writeAddress(state, start);
  expect(search).toBe('?page=3&keyword=%EB%A1%9C%EB%B4%87+%26+%EC%BB%B5');
  expect(addressIn(`http://naru.example/admin/event${search}`, start)).toEqual(state);
  expect(writeAddress(start, start)).toBe('');
});

test.each(['abc', '-1', '1.5', '1e9', ''])('a number that is none, %j, means the start', (text) => {
  expect(readAddress(new URLSearchParams({ page: text }), start).page).toBe(1);
});
