import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { logIn } from '#tests/support/admin-visit.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// From one screen of the back office to the next.

let backOffice: BackOffice;
let site: BackOffice['site'];
let api: BackOffice['api'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ site, api, page } = backOffice);
});
afterAll(() => backOffice.close());
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const menu = (on: Page) => on.getByRole('navigation', { name: '관리 메뉴' });
const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });

/** Holds back every answer at such an address; the returned function lets them go. */
async function hold(address: string): Promise<() => void> {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return goOn;
}

describe('while the next screen is on its way', () => {
  const expectWaiting = async () => {
    await page.getByText(messages.public.loading).waitFor();
    expect(await page.getByRole('main').getAttribute('aria-busy')).toBe('true');
  };
  const expectArrival = async () => {
    await page.getByText(messages.public.loading).waitFor({ state: 'detached' });
    expect(await page.getByRole('main').getAttribute('aria-busy')).not.toBe('true');
  };

  it('says so, from one list to another', async () => {
    await page.goto(adminPaths.boards.event.list);
    await heading('이벤트/뉴스').waitFor();
    const goOn = await hold('**/api/admin/review/**');
    await menu(page).getByRole('link', { name: '설치사례' }).click();
    await expectWaiting();
    goOn();
    await heading('설치사례').waitFor();
    await expectArrival();
  });

  it('says so, from a list to a detail and into its form', async () => {
    const id = await api.post('event', { title: '천천히 오는 글' });
    await page.goto(adminPaths.boards.event.list);
    const open = await hold('**/api/admin/event_d/*');
    await page.getByRole('link', { name: '천천히 오는 글' }).click();
    await expectWaiting();
    open();
    await page.waitForURL(`**${adminPaths.boards.event.detail(id)}`);
    await expectArrival();
    await page.unrouteAll();
    const edit = await hold('**/api/admin/event_d/*');
    await page.getByRole('button', { name: '수정' }).click();
    await expectWaiting();
    edit();
    await page.getByLabel('제목').waitFor();
    await expectArrival();
  });

  it('says it once, also within a list and when trying again', async () => {
    for (let number = 0; number < 11; number += 1) await api.post('faq', { title: `${number}번째 질문` });
    await page.goto(adminPaths.boards.faq.list);
    await page.getByRole('table').waitFor();
    const turn = await hold('**/api/admin/faqVideo/**');
    await page.getByLabel('검색어').fill('질문');
    await page.keyboard.press('Enter');
    await expectWaiting();
    turn();
    await expectArrival();
    await page.unrouteAll();
    await page.route('**/api/admin/faqVideo/**', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').waitFor();
    await page.unrouteAll();
    const again = await hold('**/api/admin/faqVideo/**');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expectWaiting();
    again();
    await page.getByRole('table').waitFor();
    await expectArrival();
  });
});

describe('the connection is lost', () => {
  it('before a screen was ever open: its frame stays, says so, and recovers', async () => {
    const visitor = await site.visit();
    const tab = visitor.page;
    await tab.goto(adminPaths.login);
    await logIn(tab, site);
    await tab.getByRole('heading', { name: '제휴문의' }).waitFor();
    await tab.context().setOffline(true);
    for (const name of ['설치사례', '고객센터 FAQ', '접속기록', '이벤트/뉴스']) {
      await menu(tab).getByRole('link', { name, exact: true }).click();
      await tab.getByRole('heading', { name, exact: true, level: 1 }).waitFor();
      await tab.getByRole('alert').filter({ hasText: messages.admin.offline }).waitFor();
    }
    await tab.context().setOffline(false);
    await tab.getByRole('button', { name: '다시 시도' }).click();
    await tab.getByRole('table').waitFor();
    await visitor.close();
  });

  it('for the code alone: whoever sees the login page has the whole back office', async () => {
    const visitor = await site.visit();
    const tab = visitor.page;
    await tab.goto(adminPaths.login);
    await tab.getByLabel('ID').waitFor();
    await tab.route(/\/assets\/.*\.js/, (route) => route.abort());
    await logIn(tab, site);
    const entries = await menu(tab).getByRole('link').allInnerTexts();
    for (const name of entries) {
      await menu(tab).getByRole('link', { name, exact: true }).click();
      await tab.getByRole('heading', { level: 1 }).filter({ hasText: name }).waitFor();
    }
    for (const name of ['이벤트/뉴스', '설치사례', '고객센터 FAQ']) {
      await menu(tab).getByRole('link', { name, exact: true }).click();
      await tab.getByRole('link', { name: '글쓰기' }).click();
      await tab.getByRole('heading', { name: `${name} 등록` }).waitFor();
    }
    await visitor.close();
  });
});

describe('a row of inquiries', () => {
  let id = 0;
  const cell = () => page.getByRole('cell', { name: '김한빛(한빛식당)' });
  beforeAll(async () => {
    id = await api.inquiry({ c_company_name: '한빛식당', c_name: '김한빛' });
  });

  it('stays closed while its text is being selected, opens at a plain click beside its link, and leads back', async () => {
    await page.goto(adminPaths.partnerships);
    const box = await cell().locator('span').boundingBox();
    if (box === null) throw new Error('the cell is not in sight');
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => getSelection()?.toString())).toContain('한빛');
    await page.waitForTimeout(300);
    expect(new URL(page.url()).pathname).toBe(adminPaths.partnerships);
    await page.getByRole('cell', { name: '접수', exact: true }).click();
    await page.waitForURL(`**${adminPaths.inquiry(id)}`);
    await page.getByRole('link', { name: '목록' }).click();
    await page.waitForURL(`**${adminPaths.partnerships}`);
  });

  it.each([
    ['with Ctrl', { modifiers: ['Control'] }],
    ['with the middle button', { button: 'middle' }],
  ] as const)('opens in another tab %s, as its link does', async (_, how) => {
    await page.goto(adminPaths.partnerships);
    for (const place of [cell(), page.getByRole('link', { name: '한빛식당 제휴문의' })]) {
      const opening = page.context().waitForEvent('page');
      await place.click({ ...how, modifiers: 'modifiers' in how ? [...how.modifiers] : [] });
      const tab = await opening;
      await tab.getByRole('heading', { name: '문의 상세' }).waitFor();
      expect(new URL(tab.url()).pathname).toBe(adminPaths.inquiry(id));
      expect(new URL(page.url()).pathname).toBe(adminPaths.partnerships);
      await tab.close();
    }
  });

  it('opens with the middle button whatever is selected elsewhere on the page, or in it', async () => {
    await page.goto(adminPaths.partnerships);
    for (const words of [page.getByRole('heading', { name: '제휴문의' }), cell()]) {
      await words.evaluate((element) => getSelection()?.selectAllChildren(element));
      expect(await page.evaluate(() => getSelection()?.isCollapsed)).toBe(false);
      const opening = page.context().waitForEvent('page', { timeout: 10_000 });
      await cell().click({ button: 'middle' });
      const tab = await opening;
      await tab.getByRole('heading', { name: '문의 상세' }).waitFor();
      await tab.close();
    }
  });
});
