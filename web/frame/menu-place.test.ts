import { expect, test } from 'vitest';
import { isInGroup, menuTabs } from './menu-place.ts';

const group = {
  items: [
    { label: '가', to: '/a', covers: ['/b'] },
    { label: '나', to: '/ab' },
  ],
};

test('a page is under the entry of its own address, of a covered address and of a list above it', () => {
  expect(menuTabs(group, '/a').map((tab) => tab.current)).toEqual([true, false]);
  expect(menuTabs(group, '/b').map((tab) => tab.current)).toEqual([true, false]);
  expect(menuTabs(group, '/ab/12').map((tab) => tab.current)).toEqual([false, true]);
});

test('a page of another group is under none', () => {
  expect(isInGroup(group, '/abc')).toBe(false);
});
