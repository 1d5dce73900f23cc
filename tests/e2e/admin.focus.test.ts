import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answer, logIn } from '#tests/support/admin-visit.ts';
import { jpeg } from '#tests/support/form.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// Where somebody is who cannot see the screen: never on nothing.

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

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Waits until the focus is there: what it is on, and its words, label or value. */
async function expectFocus(tag: string, words: string): Promise<void> {
  const focus = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const label = element.labels?.[0]?.textContent ?? element.getAttribute('aria-label');
      return [element.localName, (label ?? element.textContent).trim()].join(' ');
    });
  await expect.poll(focus).toBe(`${tag} ${words}`);
}

it('a screen that opens has the focus on its title', async () => {
  const visitor = await site.visit();
  await visitor.page.goto(adminPaths.login);
  await logIn(visitor.page, site);
  await visitor.page.getByRole('heading', { name: '제휴문의' }).waitFor();
  await expect.poll(() => visitor.page.evaluate(() => document.activeElement?.textContent)).toBe('제휴문의');
  await visitor.close();
  await page.goto(adminPaths.boards.event.list);
  await page.getByRole('link', { name: '설치사례' }).click();
  await expectFocus('h1', '설치사례');
  await page.getByRole('link', { name: '글쓰기' }).click();
  await expectFocus('h1', '설치사례 등록');
});

it('a detail has it on its title, and the way back leads to the row one came from', async () => {
  await api.post('event', { title: '먼저 쓴 글' });
  await api.post('event', { title: '나중에 쓴 글' });
  await page.goto(adminPaths.boards.event.list);
  await page.getByRole('link', { name: '먼저 쓴 글' }).click();
  await expectFocus('h1', '이벤트/뉴스');
  await page.getByRole('link', { name: '목록' }).click();
  await expectFocus('a', '먼저 쓴 글');
  await page.getByRole('link', { name: '나중에 쓴 글' }).click();
  await expectFocus('h1', '이벤트/뉴스');
  await page.goBack();
  await expectFocus('a', '나중에 쓴 글');
});

it('수정 leads into the form, 취소 and 저장 back to the title', async () => {
  const id = await api.post('faq', { title: '고칠 질문' });
  await page.goto(adminPaths.boards.faq.detail(id));
  await button('수정').click();
  await expectFocus('input', '제목');
  await button('취소').click();
  await expectFocus('h1', '고객센터 FAQ');
  await button('수정').click();
  await page.getByLabel('제목').fill('고친 질문');
  await button('저장').click();
  await answer(page, messages.admin.saved);
  await page.getByRole('definition').filter({ hasText: '고친 질문' }).waitFor();
  await expectFocus('h1', '고객센터 FAQ');
});

it('what was pressed in vain has it again', async () => {
  const fail = (address: string) => page.route(address, (route) => route.abort());
  const id = await api.post('event', { title: '고쳐지지 않을 글' });
  await fail('**/update');
  await page.goto(`${adminPaths.boards.event.detail(id)}?edit`);
  await button('저장').click();
  await answer(page, messages.admin.updateError(messages.admin.offline));
  await expectFocus('button', '저장');
  await fail('**/api/admin/password');
  await page.goto(adminPaths.password);
  for (const label of ['현재 비밀번호', '새 비밀번호', '새 비밀번호 확인'])
    await page.getByLabel(label, { exact: true }).fill('long enough 1');
  await button('변경').click();
  await answer(page, messages.admin.passwordChangeError);
  await expectFocus('button', '변경');
});

it('in a form that begins with a choice, 수정 leads to what is chosen', async () => {
  const id = await api.post('case', { title: '고칠 사례', category: 1 });
  await page.goto(adminPaths.boards.case.detail(id));
  await button('수정').click();
  await expectFocus('input', '청소로봇');
});

it('after a deletion it is on the total, and nothing else was lost on the way', async () => {
  for (const title of ['지울 하나', '지울 둘', '남을 셋']) await api.post('faq', { title });
  await page.goto(adminPaths.boards.faq.list);
  await page.getByRole('checkbox', { name: '지울 하나 선택' }).check();
  await button('삭제').click();
  await answer(page, messages.ask.delete, '취소');
  await expectFocus('button', '삭제');
  await page.route('**/delete', (route) => route.abort());
  await button('삭제').click();
  await answer(page, messages.ask.delete);
  await answer(page, messages.admin.deleteError(messages.admin.offline));
  await expectFocus('button', '삭제');
  await page.unrouteAll();
  await button('삭제').click();
  await answer(page, messages.ask.delete);
  await answer(page, messages.admin.deleted);
  await expectFocus('output', '총 3건');
});

it('the popup’s button keeps it, and once it is gone with the popup, the title has it', async () => {
  await page.goto(adminPaths.popup);
  const buffer = await jpeg('#16d6c2');
  const file = { name: '봄 행사.jpg', mimeType: 'image/jpeg', buffer };
  await page.getByLabel('이미지', { exact: true }).setInputFiles(file);
  await button('팝업 등록').click();
  await answer(page, messages.admin.popupRegistered);
  await expectFocus('button', '팝업 교체');
  await button('팝업 삭제').click();
  await page.getByRole('alertdialog').getByText('1건: 「봄 행사.jpg」', { exact: true }).waitFor();
  await expectFocus('button', '취소');
  await answer(page, messages.ask.deletePopup);
  await answer(page, messages.admin.popupDeleted);
  await expectFocus('h1', '팝업 관리');
});

it('a search keeps it in the field, and so does taking the search back', async () => {
  await page.goto(adminPaths.boards.faq.list);
  await page.getByLabel('검색어').fill('셋');
  await page.keyboard.press('Enter');
  await page.getByText('총 1건').waitFor();
  await expectFocus('input', '검색어');
  await page.getByRole('link', { name: '초기화' }).click();
  await page.getByText('총 3건').waitFor();
  await expectFocus('input', '검색어');
  expect(await page.getByLabel('검색어').inputValue()).toBe('');
  await page.goBack();
  await page.getByText('총 1건').waitFor();
  expect(await page.getByLabel('검색어').inputValue()).toBe('셋');
});
