import { expect, test } from 'vitest';
import { popupTarget } from './popup.ts';

test.each([
  ['/sub3_1', '/sub3_1'],
  ['https://www.naru.example/spring', 'https://www.naru.example/spring'],
  ['', '/sub6_1'],
  ['javascript:alert(1)', '/sub6_1'],
])('a popup with the link %j leads to %s', (link, target) => {
  expect(popupTarget(link, '/sub6_1')).toBe(target);
});
