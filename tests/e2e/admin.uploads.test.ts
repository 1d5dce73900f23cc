import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answer, goWithoutPicture, visitAsAdmin } from '#tests/support/admin-visit.ts';
import type { Visit } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// Uploads over a slow line. The browser's clock is moved by hand: nobody waits half a minute.

let site: OpenSite;
let visitor: Visit;
let page: Visit['page'];
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const halfTheTime = limits.registerTimeoutMs / 2;
const register = async () => {
  await page.getByRole('button', { name: '등록', exact: true }).click();
  await goWithoutPicture(page);
};
const progress = () =>
  page
    .getByRole('progressbar')
    .evaluate((bar) => (bar as HTMLProgressElement).value, null, { timeout: 5_000 });

beforeEach(async () => {
  await visitor?.close();
  visitor = await visitAsAdmin(site);
  ({ page } = visitor);
  page.setDefaultTimeout(25_000);
  await page.clock.install();
  await page.goto(adminPaths.boards.event.registration);
  await page.getByLabel('제목').fill('느린 회선에서 올린 글');
  await page.getByLabel('내용').fill('내용');
  const buffer = Buffer.alloc(4_000_000, 'a');
  await page.getByLabel('첨부파일').setInputFiles({ name: '긴 글.txt', mimeType: 'text/plain', buffer });
});

it('an upload that moves takes as long as it takes', async () => {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 1_000_000,
  });
  await register();
  for (let step = 1; step <= 3; step += 1) {
    const before = await progress();
    await expect.poll(progress).toBeGreaterThan(before);
    await page.clock.fastForward(halfTheTime);
  }
  await answer(page, messages.admin.registered);
  await page.getByRole('link', { name: '느린 회선에서 올린 글' }).waitFor();
});

it('an upload that stands still is given up, and nothing typed is lost', async () => {
  await page.route('**/api/admin/insertEvent', () => {});
  await register();
  await page.getByRole('progressbar').waitFor();
  await page.clock.fastForward(halfTheTime);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  await page.clock.fastForward(halfTheTime + 1);
  await answer(page, messages.admin.offline);
  expect(await page.getByLabel('제목').inputValue()).toBe('느린 회선에서 올린 글');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await register();
  await answer(page, messages.admin.registered);
});
