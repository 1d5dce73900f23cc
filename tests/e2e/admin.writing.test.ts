import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answer } from '#tests/support/admin-visit.ts';
import { jpeg } from '#tests/support/form.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// What staff do while they write a post: paste, press Enter, change their mind, write too much.

let backOffice: BackOffice;
let page: BackOffice['page'];
let picture: Buffer;
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ page } = backOffice);
  picture = await jpeg('#16d6c2');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});
afterAll(() => backOffice.close());
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = () => page.getByLabel('제목');
const content = () => page.getByLabel('내용');
const url = () => page.getByLabel(/URL$/);
const choose = (name: string, buffer = picture) =>
  page.getByLabel('첨부파일').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
const nothingChosen = () => page.getByText('선택한 파일이 없습니다.');

async function posts(path: string): Promise<Record<string, unknown>[]> {
  return (await backOffice.api.get(path))['list'] as Record<string, unknown>[];
}

describe('the clipboard', () => {
  const copy = (text: string | null) =>
    page.evaluate(async (words) => {
      const canvas = new OffscreenCanvas(8, 8);
      canvas.getContext('2d')?.fillRect(0, 0, 8, 8);
      const image = { 'image/png': await canvas.convertToBlob() };
      await navigator.clipboard.write([
        new ClipboardItem(words === null ? image : { ...image, 'text/plain': words }),
      ]);
    }, text);

  it('with text and a picture of it, as Excel gives them, is pasted as text', async () => {
    await page.goto(adminPaths.boards.event.registration);
    await copy('품목\t수량\nT10\t2');
    await content().focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => content().inputValue()).toBe('품목\t수량\nT10\t2');
    await nothingChosen().waitFor();
  });

  it('with a picture alone attaches it', async () => {
    await copy(null);
    await content().focus();
    await page.keyboard.press('Control+V');
    await page.getByAltText('선택한 이미지 미리보기').waitFor();
    expect(await content().inputValue()).toBe('품목\t수량\nT10\t2');
  });

  it('with a file and nothing but its name, as a Mac gives them, attaches it', async () => {
    await page.goto(adminPaths.boards.event.registration);
    await content().evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], '설치 사진.png', { type: 'image/png' }));
      clipboardData.setData('text/plain', '설치 사진.png'.normalize('NFD'));
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await page.getByText('설치 사진.png').first().waitFor();
  });
});

describe('the Enter key', () => {
  it('in a single line publishes nothing', async () => {
    const calls: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
    await page.goto(adminPaths.boards.case.registration);
    await content().fill('아직 쓰는 내용');
    await title().fill('아직 쓰는 제목');
    await page.keyboard.press('Enter');
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('Enter');
    await url().press('Enter');
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(calls).toEqual([]);
    expect(await title().inputValue()).toBe('아직 쓰는 제목');
    await content().press('Enter');
    expect(await content().inputValue()).toBe('아직 쓰는 내용\n');
  });

  it('that ends a Korean syllable publishes nothing', async () => {
    await page.goto(adminPaths.boards.event.registration);
    await content().fill('내용');
    await title().focus();
    const typing = await page.context().newCDPSession(page);
    await typing.send('Input.imeSetComposition', { selectionStart: 1, selectionEnd: 1, text: '글' });
    await page.keyboard.press('Enter');
    await typing.send('Input.insertText', { text: '글' });
    await page.keyboard.press('Enter');
    await title().fill('한 번만 등록한 글');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    const [newest] = await posts('/api/admin/event/cateId/0');
    expect(newest).toMatchObject({ e_title: '한 번만 등록한 글' });
  });

  it('on the button publishes', async () => {
    await page.goto(adminPaths.boards.event.registration);
    await title().fill('단추로 등록한 글');
    await content().fill('내용');
    await button('등록').press('Enter');
    await answer(page, messages.admin.registered);
  });
});

describe('a text that is too long', () => {
  const over = (max: number) => '가'.repeat(max + 13);
  const count = (length: number, max: number) =>
    page.getByText(`${length.toLocaleString('ko-KR')} / ${max.toLocaleString('ko-KR')}자`);

  it.each([
    ['제목', limits.title],
    ['내용', limits.content],
  ])('in %s is kept whole, counted, and refused with a sentence', async (label, max) => {
    await page.goto(adminPaths.boards.event.registration);
    await title().fill('제목');
    await content().fill('내용');
    const field = page.getByLabel(label);
    await field.fill('가'.repeat(Math.floor(max * 0.9) - 1));
    expect(await page.getByText(/\d \/ [\d,]+자/).count()).toBe(0);
    await field.fill(' 가'.repeat(1) + '가'.repeat(max - 1));
    await count(max, max).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBeNull();

    await field.fill('');
    await page.evaluate((words) => navigator.clipboard.writeText(words), over(max));
    await field.focus();
    await page.keyboard.press('Control+V');
    await expect.poll(() => field.inputValue().then((text) => text.length)).toBe(max + 13);
    await count(max + 13, max).waitFor();
    await page.getByText(messages.valid.tooLong(max)).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');

    await button('등록').click();
    await answer(page, messages.valid.tooLong(max));
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect((await field.inputValue()).length).toBe(max + 13);
    await field.fill('이제 짧음');
    await button('등록').click();
    await answer(page, messages.admin.registered);
  });

  it('in an address is said too', async () => {
    await page.goto(adminPaths.boards.event.registration);
    await title().fill('긴 주소');
    await content().fill('내용');
    await url().fill(`https://naver.com/${'a'.repeat(limits.url)}`);
    await page.getByText(messages.valid.tooLong(limits.url)).waitFor();
    await button('등록').click();
    await answer(page, messages.valid.tooLong(limits.url));
    expect((await url().inputValue()).length).toBe(limits.url + 18);
  });
});

describe('an address without its scheme', () => {
  it('is completed', async () => {
    await page.goto(adminPaths.boards.event.registration);
    await title().fill('주소를 줄여 쓴 글');
    await content().fill('내용');
    await url().fill('www.naver.com');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    await page.getByRole('link', { name: '주소를 줄여 쓴 글' }).click();
    await page.getByRole('link', { name: 'https://www.naver.com' }).waitFor();
  });
});

describe('the kind of a FAQ item', () => {
  const question = () => page.getByRole('radio', { name: '자주 묻는 질문' });
  const selfCare = () => page.getByRole('radio', { name: '자가관리 방법' });

  it('changed there and back keeps the address and the file', async () => {
    await page.goto(`${adminPaths.boards.faq.registration}?category=1`);
    await url().fill('https://youtu.be/abcdefghijk');
    await choose('센서.jpg');
    await question().check();
    expect(await page.getByLabel('첨부파일').count()).toBe(0);
    await selfCare().check();
    expect(await url().inputValue()).toBe('https://youtu.be/abcdefghijk');
    await page.getByAltText('선택한 이미지 미리보기').waitFor();
    await title().fill('센서 닦기');
    await content().fill('내용');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    const [saved] = await posts('/api/admin/faqVideo/cateId/1');
    expect(saved).toMatchObject({ fv_url: 'https://youtu.be/abcdefghijk', fv_file1_o: '센서.jpg' });
  });

  it('says what is sent: of a question neither, whatever was typed for them', async () => {
    await page.goto(`${adminPaths.boards.faq.registration}?category=1`);
    await url().fill('not an address');
    await choose('보내지 않을 그림.jpg');
    await question().check();
    await title().fill('질문입니다');
    await content().fill('답입니다');
    const sent = page.waitForRequest('**/api/admin/insertFaqVideo');
    await button('등록').click();
    const body = (await sent).postData() ?? '';
    expect([...body.matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
      'title',
      'content',
      'category1',
    ]);
    await answer(page, messages.admin.registered);
  });
});

describe('the file picker', () => {
  const drop = (...names: string[]) =>
    content().evaluate((field, given) => {
      const dataTransfer = new DataTransfer();
      for (const name of given) dataTransfer.items.add(new File(['x'], name, { type: 'image/png' }));
      field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, names);

  it('takes the first of several photos that are dropped, and says that there is room for one', async () => {
    await page.goto(adminPaths.boards.event.registration);
    const note = page.getByText(messages.valid.oneFile);
    await drop('현장 1.png', '현장 2.png', '현장 3.png');
    await note.waitFor();
    await page.getByText('현장 1.png').first().waitFor();
    expect(await page.getByText('현장 2.png').count()).toBe(0);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await drop('현장 4.png');
    await page.getByText('현장 4.png').first().waitFor();
    expect(await note.count()).toBe(0);
    await drop('현장 5.png', '현장 6.png');
    await note.waitFor();
    await button('선택 취소').click();
    await nothingChosen().waitFor();
    expect(await note.count()).toBe(0);
  });

  it('says which file a post has, and what happens to it', async () => {
    const file = { name: '지금 파일.jpg', bytes: picture };
    const id = await backOffice.api.post('event', { title: '파일 있는 글', file });
    await page.goto(`${adminPaths.boards.event.detail(id)}?edit`);
    await page.getByText('현재 파일: 지금 파일.jpg').waitFor();
    expect(await nothingChosen().count()).toBe(0);
    await choose('다음 파일.jpg');
    await page.getByText('다음 파일.jpg').first().waitFor();
    expect(await page.getByText('현재 파일').count()).toBe(0);
    await button('선택 취소').click();
    await page.getByText('현재 파일: 지금 파일.jpg').waitFor();
    await button('첨부파일 삭제').click();
    await nothingChosen().waitFor();
  });
});

describe('the box for the text', () => {
  it('grows with the text, from twelve lines to most of the window', async () => {
    await page.goto(adminPaths.boards.event.registration);
    const height = () => content().evaluate((box) => box.clientHeight);
    const empty = await height();
    const lines = await content().evaluate(
      (box) => box.clientHeight / parseFloat(getComputedStyle(box).lineHeight),
    );
    expect(Math.floor(lines)).toBe(12);
    await content().fill('한 줄\n'.repeat(20));
    const grown = await height();
    expect(grown).toBeGreaterThan(empty);
    expect(await content().evaluate((box) => box.scrollHeight <= box.clientHeight)).toBe(true);
    await content().fill('한 줄\n'.repeat(300));
    expect(await height()).toBeLessThan(900);
    await content().fill('');
    expect(await height()).toBe(empty);
  });
});
