import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

test('who comes after one whose clock was stopped has a clock that goes, and is told how the page was come to', async () => {
  const first = await site.visit();
  await first.page.clock.install();
  await first.close();
  const next = await site.visit();
  await next.page.goto('/');
  const served = await next.page.evaluate(() => performance.getEntriesByType('navigation').length);
  expect(served).toBe(1);
  await next.close();
});
