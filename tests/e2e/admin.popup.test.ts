import { afterAll, beforeAll, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answer } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { jpeg } from '#tests/support/form.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { sideways } from '#tests/support/sideways.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';

let backOffice: BackOffice;
let site: BackOffice['site'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ site, page } = backOffice);
  await page.goto(adminPaths.popup);
});
afterAll(() => backOffice.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const choose = (name: string, buffer: Buffer) =>
  page.getByLabel('이미지', { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer });
const current = async () =>
  (await (await fetch(`${site.origin}/api/admin/popup/current`)).json()) as Record<string, unknown>;

it('says that there is none, and offers no deletion', async () => {
  await page.getByText('비활성').waitFor();
  await page.getByText(messages.admin.popupInactive).waitFor();
  expect(await button('팝업 삭제').count()).toBe(0);
});

it('asks for a picture, and says at once what is wrong with one', async () => {
  await button('팝업 등록').click();
  await answer(page, messages.valid.popupMissing);
  await choose('안내.pdf', Buffer.from('%PDF'));
  await answer(page, messages.valid.popupType);
  await choose('큰 그림.jpg', Buffer.alloc(limits.popupBytes + 1));
  await answer(page, messages.valid.popupSize);
  await choose('팝업.jpg', await jpeg('#16d6c2'));
  await page.getByLabel('링크').fill('javascript:alert(1)');
  await button('팝업 등록').click();
  await answer(page, messages.valid.url);
});

it('shows the picture and where it leads before it is registered', async () => {
  const preview = page.getByRole('figure', { name: '방문자 화면 미리보기' });
  await preview.getByAltText('선택한 팝업 이미지').waitFor();
  await preview.getByText(paths.support).waitFor();
  await page.getByLabel('링크').fill(paths.events);
  await preview.getByText(paths.events).waitFor();
});

it('is registered, and visitors get it', async () => {
  await button('팝업 등록').click();
  await answer(page, messages.admin.popupRegistered);
  await page.getByText('활성', { exact: true }).waitFor();
  const shown = page.getByAltText('현재 팝업');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(await current()).toMatchObject({ pu_link: paths.events, pu_file1_s: expect.any(String) });
});

it('leads elsewhere without its picture being sent again', async () => {
  const before = await current();
  expect(await button('링크만 저장').count()).toBe(0);
  await button('팝업 교체').click();
  await answer(page, messages.valid.popupMissing);
  await page.getByLabel('링크').fill('javascript:alert(1)');
  await button('링크만 저장').click();
  await answer(page, messages.valid.url);
  await page.getByLabel('링크').fill(paths.news);
  await button('링크만 저장').click();
  await answer(page, messages.admin.saved);
  await page.getByText(`링크: ${paths.news}`).waitFor();
  expect(await button('링크만 저장').count()).toBe(0);
  expect(await current()).toEqual({ ...before, pu_link: paths.news });
});

it('leads to an address that was typed without its scheme', async () => {
  await page.getByLabel('링크').fill(' www.naver.com ');
  await page
    .getByRole('figure', { name: '방문자 화면 미리보기' })
    .getByText('https://www.naver.com', { exact: false })
    .waitFor();
  await button('링크만 저장').click();
  await answer(page, messages.admin.saved);
  expect(await page.getByLabel('링크').inputValue()).toBe('https://www.naver.com');
  expect(await button('링크만 저장').count()).toBe(0);
  expect(await current()).toMatchObject({ pu_link: 'https://www.naver.com' });
});

it('is changed by its buttons only: Enter in the link, which may just end a syllable, sends nothing', async () => {
  const before = await current();
  const calls: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && calls.push(request.url()));
  const link = page.getByLabel('링크');
  const saved = await link.inputValue();
  await link.fill(paths.interviews);
  await link.press('Enter');
  await choose('아직 고르는 팝업.jpg', await jpeg('#d9382b'));
  await button('선택 취소').waitFor();
  await link.press('Enter');
  await page.waitForTimeout(300);
  expect(await page.getByRole('alertdialog').count()).toBe(0);
  expect(calls).toEqual([]);
  expect(await current()).toEqual(before);
  expect(await link.inputValue()).toBe(paths.interviews);
  await button('선택 취소').click();
  await link.fill(saved);
});

it('lets go of a chosen picture, and offers to save the link alone again', async () => {
  const link = page.getByLabel('링크');
  const saved = await link.inputValue();
  await link.fill(paths.events);
  await choose('마음이 바뀐 팝업.jpg', await jpeg('#d9382b'));
  await page.getByAltText('선택한 팝업 이미지').waitFor();
  expect(await button('링크만 저장').count()).toBe(0);
  await button('선택 취소').click();
  await page.getByAltText('등록된 팝업 이미지').waitFor();
  await page.getByText('등록된 팝업이 있습니다.').waitFor();
  await button('링크만 저장').waitFor();
  expect(await button('선택 취소').count()).toBe(0);
  await link.fill(saved);
});

it('asks before a typed link or a chosen picture is left behind', async () => {
  const leave = () => page.getByRole('link', { name: '이벤트/뉴스', exact: true }).click();
  const link = await page.getByLabel('링크').inputValue();
  await page.getByLabel('링크').fill(paths.servingCases);
  await leave();
  await answer(page, messages.ask.leave, '취소');
  expect(await page.getByLabel('링크').inputValue()).toBe(paths.servingCases);
  await page.getByLabel('링크').fill(link);
  await choose('고르다 만 팝업.jpg', await jpeg('#16d6c2'));
  await leave();
  await answer(page, messages.ask.leave, '취소');
  await page.getByAltText('선택한 팝업 이미지').waitFor();
  const warned = page.waitForEvent('dialog');
  void page.reload().catch(() => undefined);
  const warning = await warned;
  expect(warning.type()).toBe('beforeunload');
  await warning.dismiss();
  await leave();
  await answer(page, messages.ask.leave);
  await page.waitForURL(`**${adminPaths.boards.event.list}`);
  await page.getByRole('link', { name: '팝업', exact: true }).click();
  await page.getByText('등록된 팝업이 있습니다.').waitFor();
  expect(await page.getByText('선택한 파일이 없습니다.').count()).toBe(0);
  await leave();
  await page.waitForURL(`**${adminPaths.boards.event.list}`);
  await page.getByRole('link', { name: '팝업', exact: true }).click();
});

it('says so when somebody else has replaced it meanwhile, and keeps the typed link', async () => {
  await page.getByLabel('링크').fill(paths.events);
  await page.route('**/api/admin/popups/*', (route) =>
    route.fulfill({ status: 404, json: { success: false, message: messages.admin.popupGone } }),
  );
  await button('링크만 저장').click();
  await answer(page, messages.admin.updateFailed(messages.admin.popupGone));
  await page.unrouteAll();
  expect(await page.getByLabel('링크').inputValue()).toBe(paths.events);
});

it('is replaced', async () => {
  const before = await current();
  await choose('다음 팝업.jpg', await jpeg('#d9382b'));
  await page.getByLabel('링크').fill('');
  await button('팝업 교체').click();
  await answer(page, messages.admin.popupReplaced);
  await page.getByText('다음 팝업.jpg').waitFor();
  const after = await current();
  expect(after['pu_file1_s']).not.toBe(before['pu_file1_s']);
  expect(after['pu_link']).toBeNull();
});

it('asks for a login when the session has ended, then deletes the right popup', async () => {
  await page.goto(adminPaths.boards.event.list);
  await page.getByRole('heading', { name: '이벤트/뉴스' }).waitFor();
  await page.context().clearCookies();
  await page.getByRole('link', { name: '팝업', exact: true }).click();
  await page.getByLabel('ID').fill(site.adminId);
  await page.getByLabel('PASSWORD').fill(site.adminPassword);
  await page.keyboard.press('Enter');
  await button('팝업 삭제').click();
  await answer(page, messages.ask.deletePopup, '취소');
  expect(await current()).toMatchObject({ pu_file1_s: expect.any(String) });
  await choose('그다음 팝업.jpg', await jpeg('#16d6c2'));
  await button('팝업 삭제').click();
  await answer(page, messages.ask.deletePopup);
  await answer(page, messages.admin.popupDeleted);
  await page.getByText(messages.admin.popupInactive).waitFor();
  expect(await current()).toMatchObject({ pu_file1_s: null });
  // What was chosen to come after it is still there.
  await page.getByAltText('선택한 팝업 이미지').waitFor();
});

const everyPopup = () =>
  page.evaluate(async () => {
    const read = (await (await fetch('/api/admin/popups')).json()) as { list: { alt: string }[] };
    return read.list.map(({ alt }) => alt);
  });

it('is one of several, each with its words, period, screens and switch', async () => {
  await page.getByLabel('대체 텍스트').fill('첫째');
  await button('팝업 등록').click();
  await answer(page, messages.admin.popupRegistered);
  await page.getByRole('link', { name: '팝업 추가' }).click();
  await page.getByRole('heading', { name: '새 팝업' }).waitFor();
  await choose('둘째 팝업.jpg', await jpeg('#d9382b'));
  await page.getByLabel('대체 텍스트').fill('둘째');
  await page.getByLabel('게시 시작').fill('2099-01-02T09:00');
  await page.getByLabel('게시 종료').fill('2099-01-01T09:00');
  await page.getByText(messages.valid.popupPeriod).waitFor();
  await button('팝업 등록').click();
  await answer(page, messages.valid.popupPeriod);
  await page.getByLabel('게시 종료').fill('');
  // A day without its hour looks empty to a script: it must not be shown at once, or for ever.
  await page.getByLabel('게시 종료').focus();
  await page.keyboard.type('2099');
  await button('팝업 등록').click();
  await answer(page, messages.valid.moment);
  await page.getByText(messages.valid.moment).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('to');
  await page.getByLabel('게시 종료').fill('');
  await page.getByRole('radio', { name: '휴대전화' }).check();
  await button('팝업 등록').click();
  await answer(page, messages.admin.popupRegistered);
  const rows = page.getByRole('list', { name: '팝업 순서' }).getByRole('listitem');
  await rows.nth(1).getByText('예정').waitFor();
  await rows.nth(1).getByText('휴대전화 / 2099.01.02 09:00 ~').waitFor();
  expect(await rows.nth(0).getByText('게시 중').count()).toBe(1);
  await page.getByText('팝업 2개 중 1개를 게시하고 있습니다.').waitFor();
  expect(await page.getByLabel('대체 텍스트').inputValue()).toBe('둘째');
  await page.getByLabel('이 팝업을 게시').uncheck();
  await button('변경 사항 저장').click();
  await answer(page, messages.admin.saved);
  await rows.nth(1).getByText('꺼짐').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

it('is put in its place by buttons, with the keyboard, and by dragging', async () => {
  const rows = page.getByRole('list', { name: '팝업 순서' }).getByRole('listitem');
  const up = rows.filter({ hasText: '둘째' }).getByRole('button', { name: '위로' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.getByText('「둘째」 순서: 2개 중 1번째').waitFor({ state: 'attached' });
  await expect.poll(everyPopup).toEqual(['둘째', '첫째']);
  expect(await up.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(sideways)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  // Both rows in sight: the pointer goes no further than the window.
  await page.setViewportSize({ width: 390, height: 1_600 });
  const grip = async (place: number) => {
    const box = await rows.nth(place).locator('span[aria-hidden]').first().boundingBox();
    if (box === null) throw new Error('there is no handle');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, bottom: box.y + box.height };
  };
  await rows.nth(0).scrollIntoViewIfNeeded();
  const [from, to] = [await grip(0), await grip(1)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.move(to.x, to.bottom + 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(everyPopup).toEqual(['첫째', '둘째']);
  await page.setViewportSize({ width: 1280, height: 900 });
});

it('says so when somebody else has put them in another order, and shows that one', async () => {
  const rows = page.getByRole('list', { name: '팝업 순서' }).getByRole('listitem');
  await page.route('**/api/admin/popups/order', (route) =>
    route.fulfill({ status: 409, json: { success: false, message: messages.admin.orderStale } }),
  );
  await rows.nth(0).getByRole('button', { name: '아래로' }).click();
  await answer(page, messages.admin.orderStale);
  await page.unrouteAll();
  expect(await rows.nth(0).getByText('첫째').count()).toBeGreaterThan(0);
});
