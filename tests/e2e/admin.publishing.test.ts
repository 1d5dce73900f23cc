import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { boards } from '#contract/boards.ts';
import { messages } from '#contract/messages.ts';
import { postApi } from '#contract/post.api.ts';
import { trashDays } from '#contract/trash.ts';
import { answer } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// What staff do with a post besides writing it: keep it back, plan it, pin it, meet a colleague in it, delete it and think again.

const { list, registration, detail } = adminPaths.boards.event;
const eventApi = postApi(boards.event);

let backOffice: BackOffice;
let api: BackOffice['api'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ api, page } = backOffice);
});
afterAll(() => backOffice.close());
afterEach(expectNoComplaints);

async function expectNoComplaints(): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  // What the browser notes of every refused call.
  const errors = backOffice.visitor.errors.splice(0).filter((error) => !error.includes('409 (Conflict)'));
  expect(errors).toEqual([]);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const field = (name: string) => page.getByLabel(name, { exact: true });
const rowOf = (title: string) => page.getByRole('row').filter({ hasText: title });
const isFocused = (name: string) => field(name).evaluate((element) => element === document.activeElement);
const publicTitles = async () =>
  ((await api.get('/api/event/cateId/0'))['list'] as { title: string }[]).map(({ title }) => title);
const stored = async (id: number) =>
  (await api.get(`/api/admin/event_d/${id}`))['data'] as Record<string, unknown>;

async function write(title: string): Promise<void> {
  await page.goto(registration);
  await field('제목').fill(title);
  await field('내용').fill(`${title}의 내용입니다.`);
}

describe('a draft', () => {
  it('is kept from the public, found among drafts, and published when it is finished', async () => {
    await write('아직 쓰는 소식');
    const sent = Promise.withResolvers<void>();
    await page.route('**/api/admin/insertEvent', (route) => sent.promise.then(() => route.continue()));
    await button('임시저장').click();
    // Nobody is told that it is being published.
    await button('저장 중...').waitFor();
    expect(await button('등록').isDisabled()).toBe(true);
    sent.resolve();
    await answer(page, messages.admin.draftSaved);
    await page.unroute('**/api/admin/insertEvent');
    await page.waitForURL(`**${list}`);
    await rowOf('아직 쓰는 소식').getByText('임시저장', { exact: true }).waitFor();
    expect(await publicTitles()).toEqual([]);

    await page.getByRole('radio', { name: '게시 중' }).check();
    await page.getByText('총 0건').waitFor();
    await page.getByRole('radio', { name: '임시저장' }).check();
    await page.getByText('총 1건').waitFor();
    await page.getByLabel('표시 개수').selectOption('30건씩');
    await page.waitForURL(`**${list}?state=draft&size=30`);

    await link('아직 쓰는 소식').click();
    await page.getByRole('definition').filter({ hasText: '임시저장' }).waitFor();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: '미리보기' }).click();
    const preview = await opened;
    await preview.getByRole('heading', { name: '아직 쓰는 소식' }).waitFor();
    await preview.close();
    await button('수정').click();
    await button('등록').click();
    await answer(page, messages.ask.noPicture, '취소');
    expect(await publicTitles()).toEqual([]);
    await button('등록').click();
    await answer(page, messages.ask.noPicture);
    await answer(page, messages.admin.registered);
    expect(await publicTitles()).toEqual(['아직 쓰는 소식']);
    await page.getByRole('definition').filter({ hasText: '게시 중' }).waitFor();
  });

  it('is what a post becomes that is taken down, after a question', async () => {
    const id = await api.post('event', { title: '내릴 소식' });
    await page.goto(`${detail(id)}?edit`);
    await button('게시 중단').click();
    await answer(page, messages.ask.takeDown);
    await answer(page, messages.admin.draftSaved);
    expect(await publicTitles()).not.toContain('내릴 소식');
  });
});

describe('a planned post', () => {
  it('says at its fields what cannot be, then waits for its time at the head of its list', async () => {
    await write('내년 소식');
    await field('게시 시작').fill('2099-01-02T09:30');
    await field('게시 종료').fill('2099-01-01T00:00');
    await button('등록').click();
    await answer(page, messages.valid.unpublishOrder);
    await page.getByText(messages.valid.unpublishOrder).waitFor();
    expect(await isFocused('게시 종료')).toBe(true);

    await field('게시 시작').fill('');
    await field('게시 종료').fill('2020-01-01T00:00');
    await button('등록').click();
    await answer(page, messages.valid.unpublishPast);
    expect(await isFocused('게시 종료')).toBe(true);
    await field('게시 종료').fill('');

    // A day without its hour looks empty to a script: it must not be published at once.
    await field('게시 시작').focus();
    await page.keyboard.type('2099');
    await button('등록').click();
    await answer(page, messages.valid.moment);
    expect(await isFocused('게시 시작')).toBe(true);

    await field('게시 시작').fill('2099-01-02T09:30');
    await page.getByRole('checkbox', { name: '맨 위에 고정' }).check();
    await button('등록').click();
    await answer(page, messages.ask.noPicture);
    await answer(page, messages.admin.registered);
    const row = rowOf('내년 소식');
    for (const words of ['예정', '맨 위에 고정', '게시 시작 2099/01/02 09:30'])
      await row.getByText(words, { exact: true }).waitFor();
    expect(await publicTitles()).not.toContain('내년 소식');
    await page.getByRole('radio', { name: '예정' }).check();
    await page.getByText('총 1건').waitFor();

    await link('내년 소식').click();
    await page.getByRole('definition').filter({ hasText: '게시 시작 2099-01-02 09:30' }).waitFor();
    await button('수정').click();
    expect(await field('게시 시작').inputValue()).toBe('2099-01-02T09:30');
    await field('제목').fill('더 먼 소식');
    await button('저장').click();
    await answer(page, messages.admin.saved);
    const { data } = await api.get('/api/admin/event/cateId/0?state=planned').then((answered) => ({
      data: (answered['list'] as Record<string, unknown>[])[0],
    }));
    expect(data).toMatchObject({
      e_title: '더 먼 소식',
      state: 'published',
      publish_at: '2099-01-02T00:30:00.000Z',
      pinned: 1,
    });
  });
});

describe('two who change one post', () => {
  const mine = '내일 오전 열 시에 문을 엽니다.';
  const theirs = '내일 오후 두 시에 문을 엽니다.';
  const warning = () => page.getByRole('alert').filter({ hasText: messages.admin.changedMeanwhile });
  const marked = () => page.locator('mark').allInnerTexts();

  async function meet(): Promise<number> {
    const id = await api.post('event', { title: '개점 안내', content: '내일 문을 엽니다.' });
    await page.goto(`${detail(id)}?edit`);
    await field('내용').fill(mine);
    const body = { id, title: '개점 안내', content: theirs, url: '', category: 0 };
    await api.call(eventApi.update, { body });
    await button('저장').click();
    await warning().waitFor();
    return id;
  }

  it('see both texts side by side; one’s own can be saved over the other', async () => {
    const id = await meet();
    expect(await marked()).toEqual(['오전', '열', '오후', '두']);
    expect(await field('내용').inputValue()).toBe(mine);
    expect(await stored(id)).toMatchObject({ e_content: theirs });
    expect(await axeViolations(page)).toEqual([]);
    await button('내 글로 저장').click();
    await answer(page, messages.admin.saved);
    expect(await stored(id)).toMatchObject({ e_content: mine, version: 3 });
  });

  it('or given up for it, after a question; who comes third is met again', async () => {
    const id = await meet();
    const body = { id, title: '세 번째 제목', content: theirs, url: '', category: 0 };
    await api.call(eventApi.update, { body });
    await button('내 글로 저장').click();
    await page.getByText('세 번째 제목').waitFor();
    await button('먼저 저장된 글로 바꾸기').click();
    await answer(page, messages.ask.takeTheirs, '취소');
    expect(await field('내용').inputValue()).toBe(mine);
    await button('먼저 저장된 글로 바꾸기').click();
    await answer(page, messages.ask.takeTheirs);
    expect(await field('내용').inputValue()).toBe(theirs);
    expect(await field('제목').inputValue()).toBe('세 번째 제목');
    expect(await warning().count()).toBe(0);
    // Nothing of one's own is left to be asked about.
    await button('취소').click();
    await button('수정').waitFor();
    expect(await stored(id)).toMatchObject({ e_title: '세 번째 제목', version: 3 });
  });
});

describe('two who change one post in the editor', () => {
  it('see what was taken over there too', async () => {
    const said = (text: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    const post = { title: '꾸민 안내', content: '', url: '', category: 0 };
    const { id } = await api.call(eventApi.create, { body: { ...post, body: JSON.stringify(said('처음')) } });
    await page.goto(`${detail(Number(id))}?edit`);
    const text = page.getByRole('textbox', { name: '내용' });
    await text.press('End');
    await page.keyboard.type(' 내가 쓴 말');
    await api.call(eventApi.update, { body: { ...post, id, body: said('동료가 쓴 말') } });
    await button('저장').click();
    await button('먼저 저장된 글로 바꾸기').click();
    expect(await text.innerText()).toBe('처음 내가 쓴 말');
    await answer(page, messages.ask.takeTheirs);
    await expect.poll(() => text.innerText()).toBe('동료가 쓴 말');
    await button('취소').click();
    await button('수정').waitFor();
  });
});

describe('what a post said before', () => {
  it('is listed with who and when, compared, and brought back by a save', async () => {
    const publishAt = '2099-01-02T09:30';
    const id = await api.post('event', { title: '처음 제목', content: '처음 쓴 글입니다.', publishAt });
    const body = { id, title: '고친 제목', content: '처음 쓴 글입니다.', url: '', category: 0 };
    await api.call(eventApi.update, { body });
    await page.goto(detail(id));
    const sent = Promise.withResolvers<void>();
    await page.route('**/revisions', (route) => sent.promise.then(() => route.continue()));
    await button('이전 판').click();
    const dialog = page.getByRole('dialog', { name: '이전 판' });
    await dialog.getByText(messages.public.loading).waitFor();
    sent.resolve();
    await dialog.getByRole('button', { name: /^\d{4}-\d\d-\d\d \d\d:\d\d\s*admin\s*처음 제목$/ }).click();
    await expect.poll(() => dialog.locator('mark').allInnerTexts()).toEqual(['처음', '고친']);
    // When it is published is not what is brought back.
    expect(await dialog.getByText('게시 시작').count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '이 판으로 되돌리기' }).click();
    await answer(page, messages.ask.restoreRevision);
    await answer(page, messages.admin.saved);
    await page.getByRole('definition').filter({ hasText: '처음 제목' }).waitFor();
    expect(await stored(id)).toMatchObject({ e_title: '처음 제목', version: 3 });
    await button('이전 판').click();
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await page.keyboard.press('Escape');
  });

  it('is shown as it looked, where it is the looks that have changed', async () => {
    const words = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) });
    const paragraph = { type: 'paragraph', content: [words('그대로인 문단')] };
    const cell = { type: 'tableCell', content: [paragraph] };
    const table = { type: 'table', content: [{ type: 'tableRow', content: [cell, cell, cell, cell] }] };
    const lines = (...inner: object[]) => ({
      type: 'doc',
      content: [paragraph, table, { type: 'paragraph', content: inner }],
    });
    const post = { title: `${'제목이 아주 긴 '.repeat(15)}꾸민 글`, content: '', url: '', category: 0 };
    const plain = { ...post, body: JSON.stringify(lines(words('눈에 띄게'))) };
    const { id } = await api.call(eventApi.create, { body: plain });
    const bold = lines(words('눈에 띄게', [{ type: 'bold' }]));
    await api.call(eventApi.update, { body: { ...post, id, body: bold } });
    await page.goto(detail(Number(id)));
    await button('이전 판').click();
    const dialog = page.getByRole('dialog', { name: '이전 판' });
    await dialog.getByRole('button', { name: /꾸민 글$/ }).click();
    const older = dialog.getByRole('list').first();
    expect(await older.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const looks = (name: string) => dialog.getByRole('region', { name: `${name}: 화면에 보이는 모습` });
    await looks('지금 글').getByText('다른 부분', { exact: true }).waitFor();
    expect(await looks('이전 판').locator('strong').count()).toBe(0);
    expect(await looks('지금 글').locator('strong').allInnerTexts()).toEqual(['눈에 띄게']);
    expect(await dialog.getByText('내용', { exact: true }).count()).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    // On a phone a wide table is moved by itself, not the words with it.
    await page.setViewportSize({ width: 390, height: 844 });
    const widths = (element: Element) => [element.scrollWidth, element.clientWidth];
    const [whole, seen] = await looks('지금 글').evaluate(widths);
    expect(whole).toBe(seen);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.keyboard.press('Escape');
  });
});

describe('what is being written', () => {
  it('is offered again after the tab is gone, told of in a second tab, and forgotten once it is saved', async () => {
    const second = await page.context().newPage();
    await second.clock.install();
    await second.goto(registration);
    await second.getByLabel('제목').fill('쓰다 만 글');
    await second.getByLabel('내용').fill('반쯤 쓴 내용');
    await second.clock.fastForward(5_000);
    await page.goto(registration);
    await page.getByText('다른 탭에서도 이 글을 쓰고 있습니다.').waitFor();
    // What is kept is the first tab's: whatever becomes of the text in this one.
    expect(await button('이어서 쓰기').count()).toBe(0);
    await field('제목').fill('다른 탭에서 쓴 글');
    await field('내용').fill('다 쓴 내용');
    await button('임시저장').click();
    await answer(page, messages.admin.draftSaved);
    await second.close({ runBeforeUnload: false });
    await page.goto(list);
    await page.goto(registration);
    await button('이어서 쓰기').click();
    expect(await field('제목').inputValue()).toBe('쓰다 만 글');
    expect(await field('내용').inputValue()).toBe('반쯤 쓴 내용');
    await button('임시저장').click();
    await answer(page, messages.admin.draftSaved);
    await page.goto(registration);
    await field('제목').waitFor();
    expect(await button('이어서 쓰기').count()).toBe(0);
  });

  it('is met with what was saved since it began', async () => {
    const id = await api.post('event', { title: '오래 쓴 글', content: '처음' });
    const tab = await page.context().newPage();
    await tab.goto(`${detail(id)}?edit`);
    await tab.getByLabel('내용').fill('내가 고친 내용');
    // Out of sight it is kept at once: a phone may end the tab there.
    await tab.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await tab.close({ runBeforeUnload: false });
    const body = { id, title: '오래 쓴 글', content: '동료가 고친 내용', url: '', category: 0 };
    await api.call(eventApi.update, { body });
    await page.goto(`${detail(id)}?edit`);
    await button('이어서 쓰기').click();
    await button('저장').click();
    await page.getByRole('alert').filter({ hasText: messages.admin.changedMeanwhile }).waitFor();
    expect(await stored(id)).toMatchObject({ e_content: '동료가 고친 내용' });
    await button('취소').click();
    await button('수정').click();
    await field('제목').waitFor();
    expect(await button('이어서 쓰기').count()).toBe(0);
  });
});

describe('what was deleted', () => {
  async function remove(title: string): Promise<void> {
    await page.getByRole('checkbox', { name: `${title} 선택` }).check();
    await button('삭제').click();
    await answer(page, messages.ask.delete);
    await answer(page, messages.admin.deleted);
    await page.getByText(messages.admin.trashed).waitFor();
  }

  it('comes back by one key after the total, posts and inquiries alike', async () => {
    await api.post('event', { title: '잘못 지운 소식' });
    await page.goto(list);
    await remove('잘못 지운 소식');
    expect(await publicTitles()).not.toContain('잘못 지운 소식');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(messages.admin.restored).waitFor();
    await link('잘못 지운 소식').waitFor();
    expect(await publicTitles()).toContain('잘못 지운 소식');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('OUTPUT');

    await api.inquiry({ c_company_name: '한빛식당', c_name: '홍길동' });
    await page.goto(adminPaths.partnerships);
    await remove('한빛식당 제휴문의');
    await button('실행 취소').click();
    await page.getByText(messages.admin.restored).waitFor();
    await page.getByRole('link', { name: '한빛식당 제휴문의' }).waitFor();
  });

  it('is offered for ten seconds, on other lists too, and longer to who points at it', async () => {
    await api.post('faq', { title: '지운 질문' });
    await page.clock.install();
    await page.goto(adminPaths.boards.faq.list);
    await remove('지운 질문');
    await button('실행 취소').hover();
    await page.clock.fastForward(60_000);
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: '설치사례', exact: true }).click();
    await page.getByRole('heading', { name: '설치사례' }).waitFor();
    await page.clock.fastForward(9_000);
    expect(await button('실행 취소').count()).toBe(1);
    await page.clock.fastForward(2_000);
    await button('실행 취소').waitFor({ state: 'detached' });
  });
});

describe('the trash', () => {
  it('gives back what is ticked, and destroys it only after a question', async () => {
    const ids = [];
    for (const title of ['버린 소식 하나', '버린 소식 둘', '버린 소식 셋'])
      ids.push(await api.post('event', { title }));
    await api.call(eventApi.remove, { body: { ids } });
    await page.goto(list);
    await link('휴지통').click();
    await page.waitForURL(`**${adminPaths.trash}`);
    await page.getByRole('radio', { name: '이벤트/뉴스' }).check();
    await page.getByText('총 3건').waitFor();
    const row = rowOf('버린 소식 둘');
    await row.getByText('admin', { exact: true }).waitFor();
    const [gone, destroyed] = await row
      .locator('time')
      .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
    expect((destroyed ?? 0) - (gone ?? 0)).toBe(trashDays * 24 * 60 * 60 * 1_000);
    expect(await axeViolations(page)).toEqual([]);

    await button('복원').click();
    await answer(page, messages.valid.selectInTrash);
    for (const title of ['버린 소식 하나', '버린 소식 둘'])
      await page.getByRole('checkbox', { name: `${title} 선택` }).check();
    await button('복원').click();
    await answer(page, messages.admin.restored);
    await page.getByText('총 1건').waitFor();
    expect(await publicTitles()).toEqual(expect.arrayContaining(['버린 소식 하나', '버린 소식 둘']));

    await page.getByRole('checkbox', { name: '버린 소식 셋 선택' }).check();
    await button('완전히 삭제').click();
    await answer(page, messages.ask.destroy, '취소');
    await page.getByText('총 1건').waitFor();
    await button('완전히 삭제').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('1건: 「버린 소식 셋」').waitFor();
    await dialog.getByRole('button', { name: '완전히 삭제' }).click();
    await answer(page, messages.admin.destroyed);
    await page.getByText(messages.admin.trashEmpty).waitFor();
  });
});
