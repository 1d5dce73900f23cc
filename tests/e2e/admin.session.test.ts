import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { logInStaff, type Staff } from '#tests/support/staff.ts';
import { answer, logIn, visitAsAdmin } from '#tests/support/admin-visit.ts';
import type { Visit } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

let site: OpenSite;
let api: Staff;
beforeAll(async () => {
  site = await openSite();
  api = await logInStaff(site);
});
afterAll(() => site.close());

async function withVisit(make: () => Promise<Visit>, story: (visitor: Visit) => Promise<void>) {
  const visitor = await make();
  try {
    await story(visitor);
  } finally {
    await visitor.close();
  }
}
const stranger = (story: (visitor: Visit) => Promise<void>) => withVisit(() => site.visit(), story);
const admin = (story: (visitor: Visit) => Promise<void>) => withVisit(() => visitAsAdmin(site), story);

/** Some of all: `web/routes.test.ts` sees to it that every screen has the same guard. */
const guarded = [adminPaths.partnerships, adminPaths.inquiry(1), adminPaths.boards.faq.registration];

describe('the guard', () => {
  it('asks for a login on a list, a detail and a form, leads to it, and asks the server for no data', () =>
    stranger(async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      for (const path of guarded) {
        await page.goto(path);
        await answer(page, messages.wire.loginRequired);
        expect(new URL(page.url()).pathname).toBe(adminPaths.login);
      }
      expect(calls.filter((call) => call.startsWith('/api/admin/'))).toEqual([]);
    }));

  it('knows no other pages, and shows nothing of the public site on them', async () => {
    const answered = await fetch(`${site.origin}${adminPaths.login}/nowhere`);
    expect(answered.status).toBe(404);
    const html = await answered.text();
    expect(html).toContain('페이지를 찾을 수 없습니다.');
    expect(html).not.toContain('빠른 상담');
  });

  it('says that it needs scripts where there are none, and does not pretend to load', () =>
    withVisit(
      () => site.visit({ javaScriptEnabled: false }),
      async ({ page }) => {
        for (const path of [adminPaths.login, adminPaths.partnerships]) {
          await page.goto(path);
          expect(await page.locator('body').innerText()).toBe(messages.admin.needsScripts);
        }
      },
    ));

  it('sends pages without any data in them, marked for no search engine', async () => {
    const id = await api.inquiry({ c_company_name: '비밀상사', c_name: '김비밀' });
    const html = await (await fetch(site.origin + adminPaths.inquiry(id))).text();
    expect(html).toContain('noindex');
    expect(html).not.toContain('비밀');
  });
});

describe('logging in', () => {
  it('asks for both ID and password, says the same about a wrong one of either, and tells of a server that fails', () =>
    stranger(async ({ page }) => {
      await page.goto(adminPaths.login);
      await page.getByRole('button', { name: 'LOGIN' }).click();
      await answer(page, messages.valid.credentials);
      await page.getByLabel('ID').fill('admin');
      await page.keyboard.press('Enter');
      await answer(page, messages.valid.credentials);

      await logIn(page, site, 'wrong password');
      await answer(page, messages.wire.wrongCredentials);
      await page.getByLabel('ID').fill('nobody');
      await page.keyboard.press('Enter');
      await answer(page, messages.wire.wrongCredentials);

      await page.route('**/admin/loginProc', (route) => route.abort());
      await logIn(page, site);
      await answer(page, messages.admin.loginError);
      await page.unroute('**/admin/loginProc');
      await page.route('**/admin/loginProc', (route) =>
        route.fulfill({ json: { success: true, result: '' } }),
      );
      await page.keyboard.press('Enter');
      await answer(page, messages.admin.loginFailed);
    }));

  it('opened by itself, leads with Enter to the partnership inquiries, whatever was asked for before', () =>
    stranger(async ({ page }) => {
      await page.goto(adminPaths.boards.faq.list);
      await answer(page, messages.wire.loginRequired);
      await page.goto(adminPaths.login);
      await logIn(page, site);
      await page.waitForURL(`**${adminPaths.partnerships}`);
    }));

  it('goes to the page that was asked for, and remembers it over a reload', () =>
    stranger(async ({ page }) => {
      await page.goto(`${adminPaths.boards.case.list}?category=1&industry=5`);
      await answer(page, messages.wire.loginRequired);
      await page.reload();
      await logIn(page, site);
      await page.waitForURL(`**${adminPaths.boards.case.list}?category=1&industry=5`);
    }));

  it('is spared who has a living session, also by the back button', () =>
    admin(async ({ page, errors }) => {
      await page.goto(adminPaths.login);
      await page.waitForURL(`**${adminPaths.partnerships}`);
      await page.getByRole('heading', { name: '제휴문의' }).waitFor();
      await page.getByRole('link', { name: '팝업' }).click();
      await page.getByRole('heading', { name: '팝업 관리' }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { name: '제휴문의' }).waitFor();
      await page.goBack();
      expect(new URL(page.url()).pathname).not.toBe(adminPaths.login);
      expect(errors).toEqual([]);
    }));

  it('is asked for, without a word, where the session that this tab remembers has ended', () =>
    admin(async ({ page }) => {
      await page.goto(adminPaths.boards.event.list);
      await page.getByRole('heading', { name: '이벤트/뉴스' }).waitFor();
      await page.context().clearCookies();
      await page.goto(adminPaths.login);
      await page.getByLabel('ID').waitFor();
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).pathname).toBe(adminPaths.login);
      expect(await page.getByRole('alertdialog').count()).toBe(0);
    }));

  it('leaves no step to a page that sends one back again', () =>
    stranger(async ({ page }) => {
      await page.goto('/');
      await page.goto(adminPaths.boards.event.list);
      await answer(page, messages.wire.loginRequired);
      await logIn(page, site);
      await page.waitForURL(`**${adminPaths.boards.event.list}`);
      await page.goBack();
      await page.waitForURL('**/');
    }));

  it('is not needed in a new tab with a living session', () =>
    admin(async ({ page, errors }) => {
      await page.goto(adminPaths.boards.faq.list);
      await page.getByRole('heading', { name: '고객센터 FAQ' }).waitFor();
      const tab = await page.context().newPage();
      await tab.goto(adminPaths.popup);
      await tab.getByRole('heading', { name: '팝업 관리' }).waitFor();
      expect(errors).toEqual([]);
    }));

  it('is asked for again when the session has ended before the page is opened', () =>
    admin(async ({ page }) => {
      await page.goto(adminPaths.boards.event.list);
      await page.getByRole('heading', { name: '이벤트/뉴스' }).waitFor();
      await page.context().clearCookies();
      await page.reload();
      await answer(page, messages.wire.loginRequired);
      expect(new URL(page.url()).pathname).toBe(adminPaths.login);
    }));
});

describe('the avatar menu', () => {
  it('leads to the password change, and logs out after a question, for good, with what was being written', () =>
    admin(async ({ page }) => {
      await page.goto(adminPaths.boards.event.list);
      await page.evaluate(() => {
        for (const storage of [sessionStorage, localStorage])
          storage.setItem('naru-draft admin 메모', '쓰던 글');
      });
      await page.getByRole('button', { name: /메뉴$/ }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await answer(page, messages.ask.logout, '취소');
      await page.getByRole('button', { name: /메뉴$/ }).click();
      await page.getByRole('link', { name: '회원정보 수정' }).click();
      await page.waitForURL(`**${adminPaths.password}`);
      await page.getByRole('button', { name: /메뉴$/ }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await answer(page, messages.ask.logout);
      await answer(page, messages.admin.loggedOut);
      await page.waitForURL(`**${adminPaths.login}`);
      const kept = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join());
      expect(kept).not.toContain('쓰던 글');
      await page.goto(adminPaths.boards.event.list);
      await answer(page, messages.wire.loginRequired);
    }));

  it('logs out later where the server did not hear of it, and lets nobody in meanwhile', () =>
    admin(async ({ page }) => {
      await page.goto(adminPaths.boards.event.list);
      await page.route('**/admin/logout', (route) => route.abort());
      await page.getByRole('button', { name: /메뉴$/ }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await answer(page, messages.ask.logout);
      await answer(page, messages.admin.loggedOut);
      await page.getByLabel('ID').waitFor();
      await page.unroute('**/admin/logout');
      await page.reload();
      await page.getByLabel('ID').waitFor();
      await page.goto(adminPaths.boards.event.list);
      await answer(page, messages.wire.loginRequired);
    }));
});

describe('a session that ends in the middle of an edit', () => {
  it('leaves the form as it was when the person does not log in, and is renewed in place when they do', async () => {
    const id = await api.post('event', { title: '처음 제목' });
    await admin(async ({ page }) => {
      await page.goto(`${adminPaths.boards.event.detail(id)}?edit`);
      await page.getByLabel('제목').fill('고친 제목');
      await page.context().clearCookies();
      await page.getByRole('button', { name: '저장' }).click();
      await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
      await answer(page, messages.admin.updateFailed(messages.wire.loginRequired));
      expect(await page.getByLabel('제목').inputValue()).toBe('고친 제목');

      await page.getByRole('button', { name: '저장' }).click();
      await page.getByRole('dialog', { name: '다시 로그인' }).waitFor();
      expect(await page.getByLabel('제목').inputValue()).toBe('고친 제목');
      await logIn(page, site);
      await answer(page, messages.admin.saved);
      await page.getByRole('definition').filter({ hasText: '고친 제목' }).waitFor();
    });
  });

  it('is renewed when it shows while moving to another screen', () =>
    admin(async ({ page }) => {
      await page.goto(adminPaths.boards.event.list);
      await page.getByRole('heading', { name: '이벤트/뉴스' }).waitFor();
      await page.context().clearCookies();
      await page.getByRole('link', { name: '설치사례' }).click();
      await logIn(page, site);
      await page.getByRole('heading', { name: '설치사례' }).waitFor();
    }));
});

describe('the password change', () => {
  const rules = [
    [['', '', ''], messages.valid.allFields, '현재 비밀번호'],
    [['now', '', ''], messages.valid.allFields, '새 비밀번호'],
    [['now', 'new password', 'other password'], messages.valid.passwordMismatch, '새 비밀번호 확인'],
    [['now', 'short', 'short'], messages.valid.passwordShort, '새 비밀번호'],
    [['wrong one', 'long enough 1', 'long enough 1'], messages.valid.currentPassword, '현재 비밀번호'],
    [['now', 'password', 'password'], messages.valid.passwordCommon, '새 비밀번호'],
  ] as const;

  it('tells each rule and leads to its field, then changes the password and ends the other sessions', () =>
    admin(async ({ page }) => {
      const fill = async ([current, next, confirm]: readonly string[]) => {
        await page.getByLabel('현재 비밀번호').fill(current ?? '');
        await page.getByLabel('새 비밀번호', { exact: true }).fill(next ?? '');
        await page.getByLabel('새 비밀번호 확인').fill(confirm ?? '');
        await page.getByRole('button', { name: '변경' }).click();
      };
      await page.goto(adminPaths.password);
      await page.getByText(messages.valid.passwordHint).waitFor();
      for (const [typed, said, label] of rules) {
        await fill(typed);
        await answer(page, said);
        const field = page.getByLabel(label, { exact: true });
        await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
        expect(await page.locator('[aria-invalid]').count()).toBe(1);
        expect(await field.getAttribute('aria-invalid')).toBe('true');
        const notes = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
        expect(await page.locator(`[id="${notes[0]}"]`).innerText()).toBe(said);
        await page.keyboard.type('x');
        expect(await page.locator('[aria-invalid]').count()).toBe(0);
      }
      await fill([site.adminPassword, '새로운 비밀번호 7', '새로운 비밀번호 7']);
      await answer(page, messages.admin.passwordChanged);
      expect(await page.getByLabel('현재 비밀번호').inputValue()).toBe('');
      // This browser goes on working; the session made before the change does not.
      await page.getByRole('link', { name: '접속기록' }).click();
      await page.getByRole('cell', { name: '비밀번호 변경' }).first().waitFor();
      expect(await api.get('/api/admin/accessLog')).toMatchObject({ success: false });
    }));

  it('tells of refusals and errors, with and without words, and of no answer', async () => {
    const visitor = await site.visit();
    const { page } = visitor;
    await page.goto(adminPaths.password);
    await answer(page, messages.wire.loginRequired);
    await logIn(page, site, '새로운 비밀번호 7');
    for (const label of ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인'])
      await page.getByLabel(label, { exact: true }).fill('long enough 1');
    for (const [reply, said] of [
      [{ status: 200, json: { success: false } }, messages.admin.passwordChangeFailed],
      [{ status: 500, body: '' }, messages.admin.serverErrorOccurred],
      [{ status: 503, json: { success: false, message: '점검 중' } }, '점검 중'],
      [null, messages.admin.passwordChangeError],
    ] as const) {
      await page.route('**/api/admin/password', (route) =>
        reply === null ? route.abort() : route.fulfill(reply),
      );
      await page.getByRole('button', { name: '변경' }).click();
      await answer(page, said);
      await page.unroute('**/api/admin/password');
    }
    await visitor.close();
  });
});
