import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '#tests/support/axe.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { visitAsAdmin } from '#tests/support/admin-visit.ts';
import { phone, type Visit } from '#tests/support/browser.ts';
import { jpeg } from '#tests/support/form.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let site: OpenSite;
const screens: Record<string, string> = {};
const lists = new Set([
  '제휴문의',
  '고객센터 문의',
  '이벤트 목록',
  '사례 목록',
  'FAQ 목록',
  '접속기록',
  '메일',
  '관리자',
]);
/** One screen of each kind, for axe on a phone: the others are made of the same, and it looks at them on the wide screen. */
const kinds = new Set([
  '현황',
  '제휴문의',
  '문의 상세',
  '이벤트 목록',
  '이벤트 상세',
  'FAQ 등록',
  '메일',
  '보안',
]);

beforeAll(async () => {
  site = await openSite();
  const api = await logInStaff(site);
  const file = { name: '그림.jpg', bytes: await jpeg('#16d6c2') };
  const url = 'https://youtu.be/abcdefghijk';
  for (let number = 1; number <= 11; number += 1) {
    await api.post('event', { title: `${number}번째 서빙로봇 도입 상담 행사 안내`, url, file });
    await api.inquiry({ c_company_name: `이름이 꽤 긴 식당 ${number}호점`, c_name: '홍길동' });
  }
  const kase = await api.post('case', { title: '한식당 설치사례', url, file });
  const faq = await api.post('faq', { title: '센서 청소 방법', category: 1, url, file });
  Object.assign(screens, {
    현황: adminPaths.dashboard,
    제휴문의: adminPaths.partnerships,
    '고객센터 문의': adminPaths.supportInquiries,
    '문의 상세': adminPaths.inquiry(1),
    '이벤트 목록': adminPaths.boards.event.list,
    '이벤트 상세': adminPaths.boards.event.detail(1),
    '이벤트 수정': `${adminPaths.boards.event.detail(1)}?edit`,
    '이벤트 등록': adminPaths.boards.event.registration,
    '사례 목록': adminPaths.boards.case.list,
    '인터뷰 목록': `${adminPaths.boards.case.list}?category=2`,
    '사례 상세': adminPaths.boards.case.detail(kase),
    '사례 수정': `${adminPaths.boards.case.detail(kase)}?edit`,
    '사례 등록': adminPaths.boards.case.registration,
    'FAQ 목록': adminPaths.boards.faq.list,
    'FAQ 상세': adminPaths.boards.faq.detail(faq),
    'FAQ 등록': `${adminPaths.boards.faq.registration}?category=1`,
    팝업: adminPaths.popup,
    휴지통: adminPaths.trash,
    비밀번호: adminPaths.password,
    접속기록: adminPaths.accessLog,
    메일: adminPaths.mail,
    '답변 템플릿': adminPaths.templates,
    관리자: adminPaths.admins,
    보안: adminPaths.security,
  });
});
afterAll(() => site.close());

/** Half-way through a fade nothing has its own colour: what is looked at has come to rest. */
async function stillness(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getTiming().iterations === Infinity,
      ),
  );
}

/** What a finger has to meet and is lower than 44 px; a whole label counts, running text does not. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'main :is(a, button, input, select, textarea), header a, nav a',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.matches('.sr-only, p a'))
      .filter((element) => {
        const heights = [element, element.closest('label')].map(
          (box) => box?.getBoundingClientRect().height ?? 0,
        );
        return Math.max(...heights) < 44;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** The entry of the menu for this screen, where it is out of sight once the unread are counted beside others. */
async function hiddenEntry(page: Page): Promise<string[]> {
  await page.getByText('읽지 않은 문의').first().waitFor({ state: 'attached' });
  const entries = page.getByRole('navigation', { name: '관리 메뉴' }).locator('[aria-current=page]');
  return entries.evaluateAll((found) =>
    found
      .filter((entry) => entry.getBoundingClientRect().right > window.innerWidth)
      .map((entry) => `out of sight: ${entry.textContent}`),
  );
}

/** What a screen does not have within the window, or not for a finger. */
async function outOfReach(page: Page): Promise<string[]> {
  const over = await page.evaluate(sideways);
  const hasFingers = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  return [
    ...(hasFingers ? await smallTargets(page) : []),
    ...(over > 0 ? [`scrolls ${over} px sideways`] : []),
  ];
}

/** What a screen must be: usable by everybody. */
const problemsOf = async (page: Page): Promise<string[]> => [
  ...(await outOfReach(page)),
  ...(await axeViolations(page)),
];

function widthsOf(headers: HTMLElement[]): [string, number][] {
  return headers
    .filter((header) => header.closest('.sr-only') === null)
    .map((header) => [header.innerText, header.clientWidth]);
}
const least = (header: string) => (header === '제목' || header === '대상' ? 130 : 44);

/** What is too narrow when the window is, from 768 px on. */
async function narrowParts(page: Page): Promise<string[]> {
  const narrow: string[] = [];
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(sideways);
    if (over > 0) narrow.push(`scrolls ${over} px sideways at ${width}`);
    for (const [header, wide] of await page.getByRole('columnheader').evaluateAll(widthsOf))
      if (wide < least(header)) narrow.push(`${header} at ${width}: ${wide}`);
  }
  return narrow;
}

/** What a printed list has that is no table: things to press, few columns, or more than the sheet's width. */
async function wrongOnPaper(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 703, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  const buttons = page.locator('button, input, select, search, nav, a[href*="_w"], [role=checkbox]');
  const pressable = await buttons.evaluateAll((all) =>
    all.filter((one) => one.checkVisibility()).map((one) => `on paper: ${one.outerHTML.slice(0, 120)}`),
  );
  const columns = await page
    .getByRole('columnheader')
    .evaluateAll((heads) =>
      heads.filter((head) => head.checkVisibility()).map((head) => getComputedStyle(head).display),
    );
  const isTable = columns.length > 3 && columns.every((display) => display === 'table-cell');
  const over = await page.evaluate(sideways);
  await page.emulateMedia({ media: 'screen' });
  return [
    ...pressable,
    ...(isTable ? [] : [`no table on paper: ${columns.join()}`]),
    ...(over > 0 ? [`scrolls ${over} px sideways on paper`] : []),
  ];
}

const wide = { width: 1440, height: 900 };

it('every screen is in order on a phone and on a wide screen; in between every column has room, and on paper a list is a table', async () => {
  const visitor: Visit = await visitAsAdmin(site);
  const { page } = visitor;
  const devtools = await page.context().newCDPSession(page);
  const useFingers = (enabled: boolean) => devtools.send('Emulation.setTouchEmulationEnabled', { enabled });
  const problems: Record<string, string[]> = {};
  for (const [name, path] of Object.entries(screens)) {
    await page.setViewportSize(phone.viewport);
    await useFingers(true);
    await page.goto(path);
    await (lists.has(name) ? page.getByRole('table') : page.locator('h1')).waitFor();
    const look = kinds.has(name) ? problemsOf : outOfReach;
    const found = [...(await look(page)), ...(await hiddenEntry(page))];
    await page.setViewportSize(wide);
    await useFingers(false);
    found.push(...(await problemsOf(page)), ...(await hiddenEntry(page)), ...(await narrowParts(page)));
    if (lists.has(name)) found.push(...(await wrongOnPaper(page)));
    if (found.length > 0) problems[name] = found;
  }
  expect(problems).toEqual({});
  expect(visitor.errors).toEqual([]);
  await visitor.close();
}, 300_000);

const screenKinds: [string, BrowserContextOptions][] = [
  ['1440 px', { viewport: wide }],
  ['a phone', phone],
];

describe.each(screenKinds)('at %s', (_, options) => {
  it('the login page is in order', async () => {
    const visitor = await site.visit(options);
    await visitor.page.goto(adminPaths.login);
    await visitor.page.getByRole('heading', { name: '관리자 로그인' }).waitFor();
    expect([...(await problemsOf(visitor.page)), ...visitor.errors]).toEqual([]);
    await visitor.close();
  });

  it('dialogs, the open menu and the login in place are in order', async () => {
    const visitor = await visitAsAdmin(site, options);
    const { page } = visitor;
    await page.goto(adminPaths.boards.event.list);
    await page.getByRole('button', { name: /메뉴$/ }).click();
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '삭제' }).click();
    await page.getByRole('alertdialog').waitFor();
    await stillness(page);
    expect(await problemsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.context().clearCookies();
    await page.getByRole('link', { name: '설치사례' }).click();
    await page.getByRole('dialog', { name: '다시 로그인' }).waitFor();
    await stillness(page);
    expect(await problemsOf(page)).toEqual([]);
    await visitor.close();
  });
});

it('filters and search of the cases stand in one row at 1280 px and at 1440', async () => {
  const visitor = await visitAsAdmin(site);
  const { page } = visitor;
  for (const query of ['', '&category=2', `&keyword=${encodeURIComponent('한식당')}`]) {
    await page.goto(`${adminPaths.boards.case.list}?page=1${query}`);
    await page.getByRole('table').waitFor();
    // Where there is a scroll bar, it takes its share.
    await page.evaluate(() => (document.body.style.paddingRight = '17px'));
    const parts = [
      page.getByRole('group', { name: '구분' }),
      ...(await page.locator('search form > *').all()),
    ];
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const middles = await Promise.all(
        parts.map((part) =>
          part.evaluate((element) => {
            const { top, height } = element.getBoundingClientRect();
            return Math.round(top + height / 2);
          }),
        ),
      );
      expect(Math.max(...middles) - Math.min(...middles), `${query} at ${width}`).toBeLessThanOrEqual(2);
    }
  }
  await visitor.close();
});

it('everything is reached with the keyboard: the first link leads to the content', async () => {
  const visitor = await visitAsAdmin(site);
  const { page } = visitor;
  await page.goto(adminPaths.boards.event.list);
  await page.getByRole('table').waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('본문 바로가기');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('글쓰기');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio');
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**?category=1');
  await page.keyboard.press('Tab');
  await page.keyboard.type('없는 말');
  await page.keyboard.press('Enter');
  await page.getByText('총 0건').waitFor();
  await visitor.close();
});
