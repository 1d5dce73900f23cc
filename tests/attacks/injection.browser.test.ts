import { afterAll, beforeAll, expect, test } from 'vitest';
import { withoutDirectionMarks } from '#contract/clean-text.ts';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { receiptApi } from '#contract/receipt.api.ts';
import { receiptPath } from '#contract/receipt.ts';
import { visitAsAdmin } from '#tests/support/admin-visit.ts';
import { logInStaff } from '#tests/support/staff.ts';
import type { Visit } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { itemPath, paths } from '#web/content/paths.ts';
import { hostileTexts } from './hostile-texts.ts';

let site: OpenSite;
const made = { event: 0, case: 0, selfCare: 0, inquiry: 0, receipt: '' };
/** What would be run, were any of it taken for code, changes the title. */
const everything = hostileTexts.join('\n');
const shortest = '"><img src=x onerror=document.title="run">';
/** Its texts may have 40 characters. */
const planText = '"><img src=x onerror=document.title=1>';
const hostilePlan = {
  v: 1,
  name: planText,
  width: 600,
  depth: 400,
  obstacles: [{ kind: 'table', id: planText, x: 100, y: 100, w: 60, d: 60 }],
  pickup: { x: 300, y: 300 },
  dock: null,
};

beforeAll(async () => {
  site = await openSite();
  const api = await logInStaff(site);
  const post = { title: shortest, content: everything };
  made.event = await api.post('event', post);
  made.case = await api.post('case', post);
  made.selfCare = await api.post('faq', { ...post, category: 1 });
  await api.post('faq', { ...post, category: 0 });
  made.inquiry = await api.inquiry({
    c_company_name: shortest,
    c_name: shortest,
    c_addr2: shortest,
    c_content: everything,
    c_note: everything.slice(0, 2_000),
    c_plan: JSON.stringify(hostilePlan),
  });
  const params = { id: made.inquiry };
  await api.call(inquiryDeskApi.memo, { params, body: { text: everything } });
  await api.call(inquiryDeskApi.reply, { params, body: { subject: shortest, text: everything } });
  const { data } = await api.get(`/api/admin/contact_d/${made.inquiry}`);
  made.receipt = (data as { c_receipt: string }).c_receipt;
  await api.call(receiptApi.message, { params: { receipt: made.receipt }, body: { text: everything } });
  // Nobody has answered this one.
  await api.inquiry({ c_company_name: shortest, c_name: shortest });
});
afterAll(() => site.close());

interface Harm {
  dialogs: string[];
  foreign: string[];
}

/** Opens a page and says what ran, and what text it shows. */
async function look(visitor: Visit, path: string): Promise<Harm & { title: string; text: string }> {
  const { page } = visitor;
  const dialogs: string[] = [];
  const foreign: string[] = [];
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message());
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.origin)) foreign.push(request.url());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.getByText('onerror=').first().waitFor();
  const text = await page.evaluate(() => document.body.textContent ?? '');
  // Elements that only a parsed text could have made.
  const planted = await page.locator('[onerror], [onload], img[src="x"], main script').count();
  expect([path, planted]).toEqual([path, 0]);
  return { dialogs, foreign, title: await page.title(), text };
}

function expectText(path: string, seen: Awaited<ReturnType<typeof look>>, lines: readonly string[]): void {
  expect([path, seen.dialogs, seen.foreign]).toEqual([path, [], []]);
  expect([path, seen.title]).not.toEqual([path, 'run']);
  for (const line of lines) expect([path, line, seen.text.includes(line)]).toEqual([path, line, true]);
}

const lines = hostileTexts
  .flatMap((text) => withoutDirectionMarks(text).split('\n'))
  .filter((line) => line !== '');

test.each([
  ['the list of events', () => paths.events],
  ['the list of cases', () => paths.servingCases],
  ['an event', () => itemPath(paths.events, made.event)],
  ['a case', () => itemPath(paths.servingCases, made.case)],
  ['a self-care video', () => itemPath(paths.selfCare, made.selfCare)],
  ['a receipt', () => receiptPath(made.receipt)],
  ['the inquiry form', () => `${paths.support}?c_note=${encodeURIComponent(shortest)}`],
  ['a search', () => `${paths.events}?keyword=${encodeURIComponent(shortest)}`],
])('%s shows hostile texts as text and runs none of them', { timeout: 60_000 }, async (what, path) => {
  const visitor = await site.visit();
  const isDetail = /^an? /.test(what) && what !== 'a search';
  expectText(path(), await look(visitor, path()), isDetail ? [shortest, ...lines] : [shortest]);
  await visitor.close();
});

test('questions and answers show hostile texts as text', async () => {
  const visitor = await site.visit();
  expectText(paths.selfCare, await look(visitor, paths.selfCare), [shortest, ...lines]);
  await visitor.close();
});

test('without scripts the same pages show the same texts', async () => {
  const visitor = await site.visit({ javaScriptEnabled: false });
  await visitor.page.goto(itemPath(paths.events, made.event));
  const text = await visitor.page.locator('body').textContent();
  for (const line of lines) expect([line, text?.includes(line)]).toEqual([line, true]);
  await visitor.close();
});

test('the back office shows hostile texts as text and runs none of them', { timeout: 60_000 }, async () => {
  const visitor = await visitAsAdmin(site);
  for (const path of [
    adminPaths.partnerships,
    adminPaths.dashboard,
    adminPaths.mail,
    adminPaths.boards.event.list,
    adminPaths.boards.case.list,
  ])
    expectText(path, await look(visitor, path), [shortest]);
  const [inquiry, event] = [adminPaths.inquiry(made.inquiry), adminPaths.boards.event.detail(made.event)];
  expectText(inquiry, await look(visitor, inquiry), [shortest, ...lines, planText]);
  expectText(event, await look(visitor, event), [shortest, ...lines]);
  await visitor.close();
});
