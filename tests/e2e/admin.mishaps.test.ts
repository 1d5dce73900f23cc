import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { answer, logIn, goWithoutPicture } from '#tests/support/admin-visit.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// What happens on an ordinary day at a desk: nothing may be lost by it, and nothing doubled.

let backOffice: BackOffice;
let site: BackOffice['site'];
let page: BackOffice['page'];
beforeAll(async () => {
  backOffice = await openBackOffice();
  ({ site, page } = backOffice);
});
afterAll(() => backOffice.close());
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const title = () => page.getByLabel('제목');

async function write(words: string): Promise<void> {
  await page.goto(adminPaths.boards.event.registration);
  await title().fill(words);
  await page.getByLabel('내용').fill(`${words}의 내용`);
}

async function titlesOf(keyword: string): Promise<string[]> {
  const { list } = await backOffice.api.get(
    `/api/admin/event/cateId/0?keyword=${encodeURIComponent(keyword)}`,
  );
  return (list as { e_title: string }[]).map((post) => post.e_title);
}

/** As time does: the server forgets the session, the browser keeps its cookie. */
async function endSession(): Promise<void> {
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  await fetch(`${site.origin}/admin/logout`, { method: 'POST', headers: { cookie, origin: site.origin } });
}

/** As a browser pastes a picture from the clipboard. */
function paste(bytes: number, name = 'image.png'): Promise<void> {
  return page.evaluate(
    ([size, fileName]) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(size)], fileName, { type: 'image/png' }));
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      document.querySelector('textarea')?.dispatchEvent(event);
    },
    [bytes, name] as const,
  );
}

describe('a photo of 30 MB is pasted', () => {
  it('is refused at once, and neither the text nor the picture chosen before is lost', async () => {
    await write('사진 있는 글');
    await paste(1_000, '먼저 고른 사진.png');
    await page.getByText('먼저 고른 사진.png').first().waitFor();
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.method()));
    await paste(30 * 1024 * 1024);
    await answer(page, messages.valid.fileSize);
    expect(await title().inputValue()).toBe('사진 있는 글');
    expect(await page.getByText('먼저 고른 사진.png').count()).toBeGreaterThan(0);
    expect(calls.filter((method) => method === 'POST')).toEqual([]);
  });
});

describe('a file is dropped beside the field', () => {
  it('is taken, and the browser does not leave the page for it', async () => {
    await write('그림 옆에 놓은 글');
    const isHeld = await page.getByRole('heading', { name: '이벤트/뉴스 등록' }).evaluate((heading) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], '옆에 놓은 사진.png', { type: 'image/png' }));
      const happen = (name: string) =>
        !heading.dispatchEvent(new DragEvent(name, { dataTransfer, bubbles: true, cancelable: true }));
      return [happen('dragover'), happen('drop')];
    });
    expect(isHeld).toEqual([true, true]);
    await page.getByText('옆에 놓은 사진.png').first().waitFor();
    expect(await title().inputValue()).toBe('그림 옆에 놓은 글');
  });
});

describe('a button is pressed twice', () => {
  it('one post is made', async () => {
    await write('두 번 누른 글');
    await button('등록').dblclick();
    await answer(page, messages.admin.registered);
    await page.waitForURL(`**${adminPaths.boards.event.list}`);
    expect(await titlesOf('두 번 누른 글')).toHaveLength(1);
  });

  it('one question is asked before deleting, and one deletion made', async () => {
    await page.goto(`${adminPaths.boards.event.list}?keyword=${encodeURIComponent('두 번 누른 글')}`);
    await page.getByRole('checkbox', { name: '두 번 누른 글 선택' }).check();
    const deletions: string[] = [];
    page.on('request', (request) => request.url().endsWith('/delete') && deletions.push(request.url()));
    await button('삭제').dblclick();
    await answer(page, messages.ask.delete);
    await answer(page, messages.admin.deleted);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(deletions).toHaveLength(1);
  });
});

describe('the answer to a registration is lost on its way', () => {
  it('what is sent again is the same post; the next one is another', async () => {
    await write('답이 사라진 글');
    await page.route('**/api/admin/insertEvent', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('등록').click();
    await answer(page, messages.admin.offline);
    expect(await titlesOf('답이 사라진 글')).toHaveLength(1);
    await page.unrouteAll();
    await button('등록').click();
    await answer(page, messages.admin.registered);
    expect(await titlesOf('답이 사라진 글')).toHaveLength(1);
    await write('답이 사라진 글');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    expect(await titlesOf('답이 사라진 글')).toHaveLength(2);
  });
});

describe('the browser’s back button', () => {
  it('asks before it leaves what was typed, and leaves nothing behind when one stays', async () => {
    await page.goto(adminPaths.boards.event.list);
    await page.getByRole('link', { name: '글쓰기' }).click();
    await title().fill('아직 쓰는 글');
    await page.goBack();
    await answer(page, messages.ask.leave, '취소');
    expect(await title().inputValue()).toBe('아직 쓰는 글');
    await page.goBack();
    await answer(page, messages.ask.leave);
    await page.waitForURL(`**${adminPaths.boards.event.list}`);
  });

  it('pressed while a deletion is asked for, deletes nothing that is out of sight', async () => {
    for (const name of ['뒤로 가도 남을 글', '앞에 있던 글'])
      await backOffice.api.post('event', { title: name });
    const search = (keyword: string) =>
      `${adminPaths.boards.event.list}?keyword=${encodeURIComponent(keyword)}`;
    await page.goto(search('앞에 있던 글'));
    await page.getByLabel('검색어').fill('뒤로 가도 남을 글');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: '뒤로 가도 남을 글 선택' }).check();
    await button('삭제').click();
    await page.getByRole('alertdialog').waitFor();
    await page.goBack();
    await page.locator('tbody a').filter({ hasText: '앞에 있던 글' }).waitFor();
    await answer(page, messages.ask.delete);
    await page.waitForLoadState('networkidle');
    expect(await titlesOf('뒤로 가도 남을 글')).toHaveLength(1);
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  it('does not lead back to an empty form once a post is registered', async () => {
    await page.goto(adminPaths.popup);
    await page.getByRole('link', { name: '이벤트/뉴스' }).click();
    await page.getByRole('link', { name: '글쓰기' }).click();
    await title().fill('등록하고 뒤로');
    await page.getByLabel('내용').fill('내용');
    await button('등록').click();
    await answer(page, messages.admin.registered);
    await page.getByRole('link', { name: '등록하고 뒤로' }).waitFor();
    await page.goBack();
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).pathname).toBe(adminPaths.boards.event.list);
  });

  it('pressed while a file goes up, tells how it ended and takes nobody along', async () => {
    await page.goto(adminPaths.boards.event.list);
    await page.getByRole('link', { name: '글쓰기' }).click();
    await title().fill('올리다 나간 글');
    await page.getByLabel('내용').fill('내용');
    const txt = { name: '메모.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_000, 'a') };
    await page.getByLabel('첨부파일').setInputFiles(txt);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/api/admin/insertEvent', async (route) => {
      await held;
      await route.continue();
    });
    await button('등록').click();
    await goWithoutPicture(page);
    await button('등록 중...').waitFor();
    await page.getByRole('link', { name: '설치사례', exact: true }).click();
    await answer(page, messages.ask.leave);
    await page.getByRole('heading', { name: '설치사례' }).waitFor();
    goOn();
    await answer(page, messages.admin.registered);
    expect(await titlesOf('올리다 나간 글')).toHaveLength(1);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(adminPaths.boards.case.list);
  });
});

describe('the tab stays open over night', () => {
  it('a draft with its file is sent once the person has logged in again, and only once', async () => {
    await write('어제부터 쓰던 글');
    const file = randomBytes(limits.attachmentBytes - 1)
      .toString('base64')
      .slice(0, 2_000_000);
    await page
      .getByLabel('첨부파일')
      .setInputFiles({ name: '밤새 기다린 파일.txt', mimeType: 'text/plain', buffer: Buffer.from(file) });
    await endSession();
    await button('등록').click();
    await goWithoutPicture(page);
    await page.getByRole('dialog', { name: '다시 로그인' }).waitFor();
    await logIn(page, site);
    await answer(page, messages.admin.registered);
    expect(await titlesOf('어제부터 쓰던 글')).toHaveLength(1);
    await page.getByRole('link', { name: '어제부터 쓰던 글' }).click();
    await page.getByRole('link', { name: /밤새 기다린 파일\.txt/ }).waitFor();
  });

  it('a list goes on where it was, with the row that was ticked', async () => {
    await page.goto(adminPaths.boards.event.list);
    await page.getByRole('checkbox', { name: '어제부터 쓰던 글 선택' }).check();
    await endSession();
    await button('삭제').click();
    await answer(page, messages.ask.delete);
    await page.getByRole('dialog', { name: '다시 로그인' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('id');
    await logIn(page, site);
    await answer(page, messages.admin.deleted);
    expect(await titlesOf('어제부터 쓰던 글')).toEqual([]);
  });

  it('a login that is put off keeps the draft', async () => {
    await write('나중에 보낼 글');
    await endSession();
    await button('등록').click();
    await goWithoutPicture(page);
    await page.getByRole('dialog', { name: '다시 로그인' }).getByRole('button', { name: '닫기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    expect(await title().inputValue()).toBe('나중에 보낼 글');
    await button('등록').click();
    await goWithoutPicture(page);
    await logIn(page, site);
    await answer(page, messages.admin.registered);
    expect(await titlesOf('나중에 보낼 글')).toHaveLength(1);
  });
});
