import type { Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answer, visitAsAdmin } from '#tests/support/admin-visit.ts';
import type { Visit } from '#tests/support/browser.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

const { admin } = messages;

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

type Reply = (route: Route) => Promise<void>;
const refusal =
  (status: number, message?: string): Reply =>
  (route) =>
    route.fulfill({ status, json: { success: false, ...(message === undefined ? {} : { message }) } });
const bare =
  (status: number, body = ''): Reply =>
  (route) =>
    route.fulfill({ status, contentType: 'text/html', body });
const nothing: Reply = (route) => route.abort();
const garbage = bare(200, '<html>not what was asked for</html>');

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a list that cannot be read', () => {
  // One of each kind: the boards share a list, and so do the inquiries.
  const lists = [adminPaths.boards.event.list, adminPaths.partnerships, adminPaths.accessLog];
  const failures: [string, Reply, string][] = [
    ['an error with words', refusal(503, '점검 중입니다.'), admin.serverError(503, '점검 중입니다.')],
    ['an error without words', bare(502), admin.serverError(502, 'Bad Gateway')],
    ['a refusal', refusal(200, '읽을 수 없습니다.'), '읽을 수 없습니다.'],
    ['no answer', nothing, admin.offline],
    ['garbage', garbage, admin.invalidAnswer],
  ];

  it.each(lists)('%s says why, and tries again when asked to', async (path) => {
    for (const [index, [, reply, said]] of failures.entries()) {
      await page.route('**/api/admin/**', reply);
      await (index === 0 ? page.goto(path) : button('다시 시도').click());
      await page.getByRole('alert').filter({ hasText: said }).waitFor();
      await page.unroute('**/api/admin/**', reply);
    }
    await button('다시 시도').click();
    await page.getByRole('table').waitFor();
  });
});

describe('an answer that does not come in time counts as none', () => {
  const silence: Reply = async () => {};
  let hurried: Visit;
  beforeAll(async () => {
    hurried = await visitAsAdmin(site);
    // Ten seconds pass in one.
    await hurried.page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => timeout(ms / 10);
    });
  });
  afterAll(() => hurried.close());
  afterEach(() => hurried.page.unrouteAll({ behavior: 'ignoreErrors' }));

  it.each([adminPaths.boards.event.list, adminPaths.inquiry(1)])(
    '%s says so, and tries again when asked to',
    async (path) => {
      const tab = hurried.page;
      await tab.route('**/api/admin/**', silence);
      await tab.goto(path);
      await tab.getByRole('alert').filter({ hasText: admin.offline }).waitFor();
      await tab.unrouteAll({ behavior: 'ignoreErrors' });
      await tab.getByRole('button', { name: '다시 시도' }).click();
      await tab.getByRole('alert').filter({ hasText: admin.offline }).waitFor({ state: 'detached' });
    },
  );

  it('so do a registration, a change and a deletion', async () => {
    const tab = hurried.page;
    const press = (name: string) => tab.getByRole('button', { name, exact: true }).click();
    const id = await api.post('event', { title: '답을 기다리는 글' });
    await tab.route(/\/api\/admin\/(?:insert|event\/)(?!cateId)/, silence);
    await tab.goto(adminPaths.boards.event.registration);
    await tab.getByLabel('제목').fill('답이 없는 글');
    await tab.getByLabel('내용').fill('내용');
    await press('등록');
    await answer(tab, admin.offline);
    await tab.goto(`${adminPaths.boards.event.detail(id)}?edit`);
    await tab.getByLabel('제목').fill('답이 없는 변경');
    await press('저장');
    await answer(tab, admin.updateError(admin.offline));
    expect(await tab.getByLabel('제목').inputValue()).toBe('답이 없는 변경');
    await press('취소');
    await tab.getByRole('link', { name: '목록' }).click();
    await tab.getByRole('checkbox', { name: '답을 기다리는 글 선택' }).check();
    await press('삭제');
    await answer(tab, messages.ask.delete);
    await answer(tab, admin.deleteError(admin.offline));
    expect(await tab.getByRole('checkbox', { name: '답을 기다리는 글 선택' }).isChecked()).toBe(true);
  });
});

describe('a server that is away', () => {
  it('is told of in the frame of the screen, which recovers when it is back', async () => {
    const fresh = await visitAsAdmin(site);
    await fresh.page.route(/\/(?:api\/)?admin\/(?:checkSession|event\/)/, nothing);
    await fresh.page.goto(adminPaths.boards.event.list);
    await fresh.page.getByRole('alert').filter({ hasText: admin.offline }).waitFor();
    await fresh.page.unrouteAll();
    await fresh.page.getByRole('button', { name: '다시 시도' }).click();
    await fresh.page.getByRole('table').waitFor();
    await fresh.close();
  });
});

describe('a detail that cannot be read', () => {
  it.each([
    [adminPaths.boards.event.detail(1), adminPaths.boards.event.list],
    [adminPaths.inquiry(1), adminPaths.partnerships],
  ])('%s says why, tries again when asked to, and leads back', async (path, list) => {
    await page.route('**/api/admin/*_d/*', refusal(500, admin.serverErrorOccurred));
    await page.goto(path);
    await page.getByText(admin.serverError(500, admin.serverErrorOccurred)).waitFor();
    await page.unrouteAll();
    await page.route('**/api/admin/*_d/*', nothing);
    await button('다시 시도').click();
    await page.getByText(admin.offline).waitFor();
    await page.unrouteAll();
    await page.route('**/api/admin/*_d/*', refusal(200));
    await button('다시 시도').click();
    await page.getByText(admin.loadFailed).waitFor();
    await page.getByRole('link', { name: '목록' }).click();
    await page.waitForURL(`**${list}`);
  });
});

describe('a registration that fails', () => {
  const forms: [string, string, [Reply, string][]][] = [
    [
      'event',
      adminPaths.boards.event.registration,
      [
        [bare(413), admin.fileTooLarge],
        [refusal(500, '내부 오류'), admin.internalError],
        [refusal(400, '제목이 깁니다.'), admin.serverError(400, '제목이 깁니다.')],
        [bare(200), admin.invalidAnswer],
        [garbage, admin.invalidAnswer],
        [refusal(200), admin.eventRegisterFailed],
        [refusal(200, '안 됩니다.'), '안 됩니다.'],
        [nothing, admin.offline],
      ],
    ],
    ...(
      [
        ['case', adminPaths.boards.case.registration],
        ['faq', adminPaths.boards.faq.registration],
      ] as const
    ).map(([board, path]): [string, string, [Reply, string][]] => [
      board,
      path,
      [
        [refusal(413, messages.valid.fileSize), messages.valid.fileSize],
        [refusal(200), admin.registerFailed],
        [bare(500), admin.tryLater],
        [garbage, admin.tryLater],
        [nothing, admin.tryLater],
      ],
    ]),
  ];

  it.each(forms)('%s says why, and keeps what was typed', async (_board, path, failures) => {
    await page.goto(path);
    await page.getByLabel('제목').fill('남아 있을 제목');
    await page.getByLabel('내용').fill('남아 있을 내용');
    for (const [reply, said] of failures) {
      await page.route('**/api/admin/insert*', reply);
      await button('등록').click();
      await answer(page, said);
      await page.unroute('**/api/admin/insert*', reply);
      expect(await page.getByLabel('제목').inputValue()).toBe('남아 있을 제목');
    }
    await button('등록').click();
    await answer(page, admin.registered);
  });
});

describe('a change that fails', () => {
  const failures: [Reply, string][] = [
    [refusal(400, '잘못된 값'), admin.updateFailed('잘못된 값')],
    [refusal(200), admin.updateFailed(messages.public.unknownError)],
    [bare(500), admin.updateFailed(messages.public.unknownError)],
    [nothing, admin.updateError(admin.offline)],
    [garbage, admin.updateError(admin.invalidAnswer)],
  ];
  it('says why, and stays in the form', async () => {
    const id = await api.post('event', { title: '고칠 글' });
    await page.goto(`${adminPaths.boards.event.detail(id)}?edit`);
    await page.getByLabel('제목').fill('고친 글');
    for (const [reply, said] of failures) {
      await page.route('**/api/admin/*/update', reply);
      await button('저장').click();
      await answer(page, said);
      await page.unroute('**/api/admin/*/update', reply);
    }
    await button('저장').click();
    await answer(page, admin.saved);
  });
});

describe('a deletion that fails', () => {
  it.each([adminPaths.boards.event.list, adminPaths.partnerships])(
    '%s says why, and keeps the selection',
    async (path) => {
      await api.post('event', { title: '지울 글' });
      await api.inquiry({ c_company_name: '지울 회사', c_name: '지울 이' });
      await page.goto(path);
      await page.getByRole('checkbox', { name: '전체 선택' }).check();
      const failures: [Reply, string][] = [
        [refusal(200, '지울 수 없습니다.'), '지울 수 없습니다.'],
        [bare(500), admin.deleteFailed],
        [nothing, admin.deleteError(admin.offline)],
      ];
      for (const [reply, said] of failures) {
        await page.route('**/delete', reply);
        await button('삭제').click();
        await answer(page, messages.ask.delete);
        await answer(page, said);
        await page.unroute('**/delete', reply);
      }
      expect(await page.getByRole('checkbox', { name: '전체 선택' }).isChecked()).toBe(true);
    },
  );
});

describe('the popup screen', () => {
  it('says when the popup cannot be read', async () => {
    await page.route('**/api/admin/popups', bare(500));
    await page.goto(adminPaths.popup);
    await page.getByRole('alert').filter({ hasText: admin.popupLoadFailed }).waitFor();
    await page.unrouteAll();
    await button('다시 시도').click();
    await page.getByText(admin.popupInactive).waitFor();
  });

  it('says why a popup cannot be registered', async () => {
    await page.goto(adminPaths.popup);
    const file = { name: 'popup.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') };
    await page.getByLabel('이미지', { exact: true }).setInputFiles(file);
    const failures: [Reply, string][] = [
      [refusal(503, '점검 중'), admin.popupFailed('점검 중')],
      [bare(500), admin.popupFailed(messages.public.unknownError)],
      [nothing, admin.popupRegisterError],
    ];
    for (const [reply, said] of failures) {
      await page.route('**/api/admin/popups', reply);
      await button('팝업 등록').click();
      await answer(page, said);
      await page.unroute('**/api/admin/popups', reply);
    }
    await button('팝업 등록').click();
    await answer(page, admin.popupFailed(messages.valid.popupType));
  });
});
