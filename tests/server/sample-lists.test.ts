import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleContent } from '#server/sample/sample-content.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { builtPages } from '#tests/support/built-pages.ts';
import { industryTabs } from '#web/post/list-address.ts';
import { hasIndustryTabs, postLists } from '#web/content/post-lists.ts';
import { paths } from '#web/content/paths.ts';

let now = new Date('2026-11-17T03:00:00Z');
let site: TestApp;
beforeAll(async () => {
  const clock = () => now;
  site = await createTestApp('sqlite', { pages: await builtPages(), clock });
  const { connection, store } = site.services;
  await seedSampleContent({ db: connection.db, store, clock });
});
afterAll(() => site.close());

const pageOf = async (address: string) => (await site.get(address)).body;

const addresses = postLists.flatMap((list) =>
  hasIndustryTabs(list) ? industryTabs.map((tab) => `${list.path}?tab=${tab}`) : [list.path],
);

/** What a page shows of what staff uploaded, each by what is in its file: the same picture may have two names. */
async function picturesOn(page: string): Promise<string[]> {
  const names = [...page.matchAll(/<img[^>]* src="(\/resources\/upload\/[^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const files = await Promise.all(names.map((name) => site.get(name)));
  return files.map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'));
}

test.each(addresses)('no picture stands twice on %s', async (address) => {
  const shown = await picturesOn(await pageOf(address));
  expect(shown.length).toBeGreaterThan(0);
  expect(new Set(shown).size).toBe(shown.length);
});

/** The state and the period of every card. */
function periodsOn(page: string): string[] {
  const words = page.replaceAll(/<[^>]+>/g, '|').replaceAll(/\|+/g, '|');
  return [
    ...words.matchAll(/\|(예정|진행 중|종료)\|.*?기간 \|(\d{4}\/\d\d\/\d\d(?: ~ \d{4}\/\d\d\/\d\d)?)\|/g),
  ].map(([, state, period]) => `${state} ${period}`);
}

test('the list of events says in which time each runs and whether it does, and so does its page', async () => {
  const list = await pageOf(paths.events);
  const [first, second] = periodsOn(list);
  expect(periodsOn(list)).toHaveLength(12);
  expect([first, second]).toEqual(['진행 중 2026/11/01 ~ 2026/12/31', '종료 2026/08/03 ~ 2026/09/30']);
  const [, item = ''] = /href="(\/sub3_1\/\d+)"/.exec(list) ?? [];
  expect(await pageOf(item)).toMatch(/진행 중.*이용 기간.*2026년 11월 1일 ~ 12월 31일 \(최소 4주\).*등록일/);
});

test('an event is over when its last day is, on a page that was kept before', async () => {
  const running = '진행 중 2026/11/01 ~ 2026/12/31';
  now = new Date('2026-12-31T14:59:59Z');
  expect(periodsOn(await pageOf(paths.events))).toContain(running);
  now = new Date('2026-12-31T15:00:00Z');
  expect(periodsOn(await pageOf(paths.events))).not.toContain(running);
  now = new Date('2026-11-17T03:00:00Z');
  expect(periodsOn(await pageOf(paths.events))).toContain(running);
});
