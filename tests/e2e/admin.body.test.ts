import { afterAll, beforeAll, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answer } from '#tests/support/admin-visit.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { openBackOffice, type BackOffice } from '#tests/support/back-office.ts';
import { clipboardPieces } from '#tests/support/clipboard-pieces.ts';
import { jpeg } from '#tests/support/form.ts';
import { seoulClock } from '#contract/moment.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { itemPath, paths } from '#web/content/paths.ts';

// A post written with all that a body has: in the editor, on the wire, on the public page.

interface Json {
  type: string;
  text?: string;
  attrs?: { href?: string; width?: number };
  marks?: Json[];
  content?: Json[];
}

/** The editor, as its own element knows it. */
interface Editor {
  getJSON(): Json;
  commands: { clearContent(): void };
}

let office: BackOffice;
beforeAll(async () => {
  office = await openBackOffice();
});
afterAll(() => office.close());

const scripts: string[] = [];
const page = () => office.page;
const text = () => page().getByRole('textbox', { name: '내용' });
const button = (name: string) => page().getByRole('button', { name, exact: true });
const tool = (name: string) => page().getByRole('toolbar').getByRole('button', { name, exact: true });

/** What the editor makes of each piece that the clipboard gives to it, on an empty page, as it says itself. */
const pasteEach = (pieces: readonly { html: string }[]) =>
  text().evaluate((element, given) => {
    const { editor } = element as unknown as { editor: Editor };
    return given.map(({ html }) => {
      editor.commands.clearContent();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      return editor.getJSON();
    });
  }, pieces);

const tree = () => text().evaluate((element) => (element as unknown as { editor: Editor }).editor.getJSON());
const clear = () =>
  text().evaluate((element) => (element as unknown as { editor: Editor }).editor.commands.clearContent());

function words({ content = [] }: Json): string {
  return content
    .map(({ type, text: said = '', marks = [], content: inner }) => {
      if (type === 'hardBreak') return '/';
      if (inner !== undefined) return words({ type, content: inner });
      const link = marks.find((mark) => mark.type === 'link')?.attrs?.href;
      const bold = marks.some((mark) => mark.type === 'bold') ? `*${said}*` : said;
      return link === undefined ? bold : `[${bold}](${link})`;
    })
    .join('');
}

/** A line for each block, as tests/support/clipboard-pieces.ts writes them. */
function outline({ content = [] }: Json, indent = ''): string[] {
  return content.flatMap((node): string[] => {
    const { type, content: inner = [] } = node;
    if (type === 'paragraph') return inner.length === 0 ? [] : [`P ${words(node)}`];
    if (type === 'heading') return [`H ${words(node)}`];
    if (type === 'blockquote') return outline(node).map((line) => `> ${line}`);
    if (type === 'table') return inner.map((row) => `| ${(row.content ?? []).map(words).join(' | ')}`);
    const sign = type === 'bulletList' ? '-' : '1.';
    return inner.flatMap(({ content: [first = node, ...rest] = [] }) =>
      [`${indent}${sign} ${words(first)}`].concat(outline({ type, content: rest }, `${indent}  `)),
    );
  });
}

it('the editor comes with the choice of it, and not before', async () => {
  page().on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page().goto(adminPaths.boards.event.registration);
  await page().getByLabel('제목').fill('꾸며 쓴 글');
  await page().getByLabel('내용').fill('첫 문단\n둘째 줄\n\n다음 문단');
  expect(scripts.filter((address) => address.includes('body-editor'))).toEqual([]);
  await page().getByLabel('꾸며 쓰기').check();
  await text().waitFor();
  expect(scripts.some((address) => address.includes('body-editor'))).toBe(true);
  expect(outline(await tree())).toEqual(['P 첫 문단/둘째 줄', 'P 다음 문단']);
  expect(await axeViolations(page())).toEqual([]);
});

it('the tools are reached by keys: one of them by Tab, the others by arrows, and each leads back to the text', async () => {
  const focused = () => page().evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page().getByLabel('꾸며 쓰기').focus();
  await page().keyboard.press('Tab');
  expect(await focused()).toBe('소제목');
  await page().keyboard.press('ArrowLeft');
  expect(await focused()).toBe('다시 실행');
  await page().keyboard.press('ArrowRight');
  await page().keyboard.press('ArrowRight');
  expect(await focused()).toBe('굵게');
  await page().keyboard.press('Enter');
  expect(await tool('굵게').getAttribute('aria-pressed')).toBe('true');
  expect(await focused()).toBe('내용');
  const ring = text().evaluate((element) => {
    const box = element.closest('.outline-accent-strong');
    return box && getComputedStyle(box).outlineStyle;
  });
  expect(await ring).toBe('solid');
});

it('what 48 pieces of other programs say is kept, and nothing else of them', async () => {
  expect(clipboardPieces).toHaveLength(48);
  const trees = await pasteEach(clipboardPieces);
  const named = (lines: readonly (readonly string[])[]) =>
    lines.map((piece, index) => [clipboardPieces[index]?.name, ...piece]);
  expect(named(trees.map((made) => outline(made)))).toEqual(named(clipboardPieces.map(({ lines }) => lines)));
});

const paste = (given: Record<string, string>) =>
  text().evaluate((element, pieces) => {
    const clipboardData = new DataTransfer();
    for (const [type, piece] of Object.entries(pieces)) clipboardData.setData(type, piece);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, given);

it('five million letters are refused in words, and what was written stays', async () => {
  await clear();
  await text().pressSequentially('남아 있는 글');
  await paste({ 'text/plain': '가'.repeat(5_000_000) });
  await answer(page(), messages.valid.pasteLong);
  expect(outline(await tree())).toEqual(['P 남아 있는 글']);
  const styles = `<style>${'a'.repeat(5_000_000)}</style><b>말</b>`;
  await paste({ 'text/html': styles, 'text/plain': '과 그 뒤의 말' });
  expect(outline(await tree())).toEqual(['P 남아 있는 글과 그 뒤의 말']);
});

const picturesIn = () => button('사진 빼기').count();

/** A picture that is dragged from a folder into the text, wider than any screen. */
const drop = (name: string) =>
  text().evaluate(async (element, called) => {
    const canvas = new OffscreenCanvas(3_000, 40);
    canvas.getContext('2d')?.fillRect(0, 0, 3_000, 40);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([await canvas.convertToBlob()], called, { type: 'image/png' }));
    const { left: clientX, top: clientY } = element.getBoundingClientRect();
    const where = { clientX: clientX + 30, clientY: clientY + 20 };
    element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...where, bubbles: true, cancelable: true }));
  }, name);

it('a post is written with headings, lists, links, pictures, a video and a table, and shown as it was written', async () => {
  await clear();
  await text().click();
  await tool('소제목').click();
  expect(await tool('소제목').getAttribute('aria-pressed')).toBe('true');
  await page().keyboard.type('점심의 홀');
  await page().keyboard.press('Enter');
  await tool('굵게').click();
  await page().keyboard.type('굵은 말');
  await tool('굵게').click();
  await page().keyboard.press('Enter');
  await tool('글머리 목록').click();
  await page().keyboard.type('하나');
  await page().keyboard.press('Enter');
  await page().keyboard.press('Enter');
  await tool('링크').click();
  await page().keyboard.type('javascript:alert(1)');
  expect(await page().getByLabel('링크 주소').inputValue()).toBe('javascript:alert(1)');
  await page().getByRole('button', { name: '링크 넣기' }).click();
  await page().getByText(messages.valid.bodyLink).waitFor();
  await page().getByLabel('링크 주소').fill('naru.example');
  await page().getByLabel('링크 주소').dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  expect(await page().getByLabel('링크 주소').inputValue()).toBe('naru.example');
  await page().keyboard.press('Enter');
  await tool('영상').click();
  await page().getByLabel('유튜브 주소').fill('https://youtu.be/abcdefghijk');
  await page().getByRole('button', { name: '영상 넣기' }).click();
  await page().getByRole('button', { name: '영상 빼기' }).waitFor();

  const pictures = [
    { name: '홀.jpg', mimeType: 'image/jpeg', buffer: await jpeg('navy') },
    { name: '주방.png', mimeType: 'image/png', buffer: await jpeg('teal', 'png') },
  ];
  await page().route('**/api/admin/picture', (route) => route.abort(), { times: 1 });
  await page().getByLabel('사진 파일').setInputFiles(pictures);
  // One that did not get there is told of before anything is saved without it.
  await button('다시 시도').waitFor();
  await expect.poll(picturesIn).toBe(1);
  await button('임시저장').click();
  await answer(page(), messages.valid.bodyUnsent);
  await button('등록').click();
  await answer(page(), messages.valid.bodyUnsent);
  await button('다시 시도').click();
  await expect.poll(picturesIn).toBe(2);

  const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(500) };
  await page().getByLabel('사진 파일').setInputFiles(heic);
  await page().getByText(messages.valid.heic).waitFor();
  expect(await button('다시 시도').count()).toBe(0);
  await button('올리기 취소').click();
  await drop('현장.png');
  await expect.poll(picturesIn).toBe(3);
  // It is made as small as it is shown before it is sent.
  const sizes = (await tree()).content?.flatMap(({ type, attrs }) =>
    type === 'picture' ? [attrs?.width] : [],
  );
  expect(sizes?.toSorted()).toEqual([2_400, 40, 40]);
  await tool('표').click();
  expect(await axeViolations(page())).toEqual([]);
  expect(await tool('인용').getAttribute('aria-disabled')).toBe('true');
  // On a phone, where each is as large as a finger needs, the tools of cells stand in one row, those of the table in another.
  const device = await page().context().newCDPSession(page());
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  for (const width of [320, 390]) {
    await page().setViewportSize({ width, height: 844 });
    const rows = await page()
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((one) => {
          const { top, height } = one.getBoundingClientRect();
          return { top, height, name: one.textContent };
        }),
      );
    expect(new Set(rows.map(({ height }) => height))).toEqual(new Set([44]));
    expect(new Set(rows.map(({ top }) => top)).size).toBe(2);
    expect(rows.map(({ name }) => name).filter(Boolean)).toEqual([
      '행 추가',
      '열 추가',
      '행 삭제',
      '열 삭제',
      '표 삭제',
    ]);
  }
  // Tab reaches one of those that are seen, the arrows all of them and no others.
  const seen = page().getByRole('toolbar').getByRole('button');
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  const names = await Promise.all((await seen.all()).map((one) => one.evaluate(nameOf)));
  const reached = page().getByRole('toolbar').locator('button[tabindex="0"]:visible');
  expect(await Promise.all((await reached.all()).map((one) => one.evaluate(nameOf)))).toEqual(['굵게']);
  await reached.focus();
  const walk = async (key: string) => {
    const met: (string | null)[] = [];
    for (const _ of names) {
      await page().keyboard.press(key);
      met.push(await page().locator(':focus').evaluate(nameOf));
    }
    return met;
  };
  const [first = '', ...others] = names;
  expect(await walk('ArrowRight')).toEqual([...others, first]);
  expect(await walk('ArrowLeft')).toEqual([...others.toReversed(), first]);
  await text().focus();
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  await page().setViewportSize({ width: 1440, height: 900 });
  await page().keyboard.type('구분');
  expect(await page().getByRole('columnheader').allInnerTexts()).toEqual(['구분']);
  for (const head of ['로봇이 오기 전 한 시간에 나른 접시', '로봇이 온 뒤 한 시간에 나른 접시']) {
    await page().keyboard.press('Tab');
    await page().keyboard.type(head);
  }
  // However far down one writes, what goes with the text stays beside it.
  for (const height of [900, 640, 400])
    for (const name of ['관련 URL', '맨 위에 고정']) {
      await page().setViewportSize({ width: 1280, height });
      await page().evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
      const before = await page().evaluate(() => window.scrollY);
      await page().getByLabel(name).focus();
      const { y } = (await page().getByLabel(name).boundingBox())!;
      expect([name, height, y > 56 && y < height - 70]).toEqual([name, height, true]);
      expect(await page().evaluate(() => window.scrollY)).toBe(before);
    }
  await page().setViewportSize({ width: 1440, height: 900 });
  await page().getByLabel('대체 텍스트').first().fill('점심 손님으로 찬 홀');
  const caption = page().getByLabel('사진 설명').first();
  await caption.focus();
  // A syllable grows in its place; nothing that comes round by the editor cuts it short.
  const typing = await page().context().newCDPSession(page());
  for (const syllable of ['ㅎ', '호', '홀'])
    await typing.send('Input.imeSetComposition', { text: syllable, selectionStart: 1, selectionEnd: 1 });
  await typing.send('Input.insertText', { text: '홀' });
  expect(await caption.inputValue()).toBe('홀');
  await caption.press('Home');
  await page().keyboard.type('열두 시의 ');
  expect(await caption.inputValue()).toBe('열두 시의 홀');
  expect(await axeViolations(page())).toEqual([]);

  await page().getByRole('button', { name: '등록', exact: true }).click();
  await answer(page(), messages.admin.registered);
  const [{ id }] = (await (await fetch(`${office.site.origin}/api/event/cateId/0`)).json()).list;
  await page().goto(itemPath(paths.events, id));
  await page().getByRole('heading', { name: '점심의 홀' }).waitFor();
  expect(await page().getByRole('listitem').filter({ hasText: '하나' }).count()).toBe(1);
  expect(await page().getByRole('link', { name: 'https://naru.example' }).getAttribute('href')).toBe(
    'https://naru.example',
  );
  await page().getByRole('button', { name: '꾸며 쓴 글 영상 재생' }).waitFor();
  expect(await axeViolations(page())).toEqual([]);
  // On a phone a wide table is moved by itself, and widens nothing else.
  await page().setViewportSize({ width: 390, height: 844 });
  const right = (selector: string) =>
    page()
      .locator(`article ${selector}`)
      .first()
      .evaluate((element) => element.getBoundingClientRect().right);
  expect(await right('table')).toBeGreaterThan(390);
  for (const part of ['h2', 'figure', '[role=group]']) expect(await right(part)).toBeLessThanOrEqual(390);
  await page().setViewportSize({ width: 1440, height: 900 });

  const small = page().getByRole('link', { name: '점심 손님으로 찬 홀 크게 보기' });
  await small.press('Enter');
  await page().getByRole('dialog').getByRole('img').waitFor();
  expect(await axeViolations(page())).toEqual([]);
  await page().keyboard.press('Escape');
  await page().getByRole('dialog').waitFor({ state: 'detached' });
  expect(await small.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('pictures go where they were given, whatever is typed meanwhile, and are twenty at most', async () => {
  await page().goto(adminPaths.boards.event.registration);
  await page().getByLabel('꾸며 쓰기').check();
  await text().click();
  await page().keyboard.type('앞');
  await page().keyboard.press('Enter');
  await page().keyboard.type('뒤');
  await page().keyboard.press('ArrowUp');
  const file = { name: '홀.jpg', mimeType: 'image/jpeg', buffer: await jpeg('navy') };
  const sent = Promise.withResolvers<void>();
  await page().route('**/api/admin/picture', (route) => sent.promise.then(() => route.continue()));
  await page().getByLabel('사진 파일').setInputFiles(file);
  await text().press('Home');
  await page().keyboard.type('맨 앞');
  await page().keyboard.press('Enter');
  sent.resolve();
  await expect.poll(picturesIn).toBe(1);
  const blocks = ((await tree()).content ?? []).map((node) => words(node) || node.type);
  expect(blocks).toEqual(['맨 앞', '앞', 'picture', '뒤']);
  await page().unroute('**/api/admin/picture');
  const taken = { success: true, storedName: `${'0'.repeat(32)}.jpg`, url: '', width: 40, height: 30 };
  await page().route('**/api/admin/picture', (route) => route.fulfill({ json: taken }));
  await page()
    .getByLabel('사진 파일')
    .setInputFiles(Array.from({ length: 20 }, () => file));
  await answer(page(), messages.valid.bodyPictures);
  await expect.poll(picturesIn).toBe(20);
  expect(await page().getByRole('progressbar').count()).toBe(0);
  await page().unroute('**/api/admin/picture');
});

it('a post goes back to plain text only when asked, and keeps its words', async () => {
  const [{ id }] = (await (await fetch(`${office.site.origin}/api/event/cateId/0`)).json()).list;
  await page().goto(`${adminPaths.boards.event.detail(id)}?edit`);
  await text().waitFor();
  await page()
    .getByLabel('간단히 쓰기')
    .check({ force: true })
    .catch(() => {});
  await answer(page(), messages.ask.plainText, '취소');
  await text().waitFor();
  await page().getByLabel('간단히 쓰기').click();
  await answer(page(), messages.ask.plainText);
  expect(await page().locator('textarea[name=content]').inputValue()).toContain(
    '점심의 홀\n\n열두 시의 홀\n\n굵은 말\n\n- 하나',
  );
});

it('a post that is planned is looked at beforehand, and stands by itself where visitors look when its time comes', async () => {
  await page().goto(adminPaths.boards.event.registration);
  await page().getByLabel('제목').fill('곧 문을 여는 매장');
  await page().getByLabel('꾸며 쓰기').check();
  await text().click();
  await page().keyboard.type('다음 주에 뵙겠습니다.');
  const picture = { name: '매장.jpg', mimeType: 'image/jpeg', buffer: await jpeg('olive') };
  await page().getByLabel('사진 파일').setInputFiles(picture);
  await page().getByLabel('대체 텍스트').fill('문을 열기 전의 매장');
  await page().getByLabel('게시 시작').fill('2099-01-02T09:30');
  // While it is on its way nothing can be written that would stay behind.
  const sent = Promise.withResolvers<void>();
  await page().route('**/api/admin/insertEvent', (route) => sent.promise.then(() => route.continue()));
  await button('등록').click();
  await expect.poll(() => text().getAttribute('contenteditable')).toBe('false');
  await button('등록 중...').waitFor();
  sent.resolve();
  await answer(page(), messages.admin.registered);
  await page().getByRole('link', { name: '곧 문을 여는 매장' }).click();

  const opened = page().context().waitForEvent('page');
  await page().getByRole('link', { name: '미리보기' }).click();
  const preview = await opened;
  const shown = preview.getByRole('img', { name: '문을 열기 전의 매장' });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  await preview.close();

  const id = Number(/\d+$/.exec(new URL(page().url()).pathname)?.[0]);
  const item = office.site.origin + itemPath(paths.events, id);
  const visitors = async () => {
    const [list, ...others] = await Promise.all([
      fetch(office.site.origin + paths.events),
      fetch(item),
      fetch(source),
    ]);
    return [(await list.text()).includes('곧 문을 여는 매장'), ...others.map(({ status }) => status)];
  };
  expect(await visitors()).toEqual([false, 404, 404]);
  await button('수정').click();
  const soon = new Date(Date.now() + 6_000).toISOString();
  await page()
    .getByLabel('게시 시작')
    .fill(seoulClock(soon) + soon.slice(16, 19));
  await button('저장').click();
  await answer(page(), messages.admin.saved);
  await expect.poll(visitors, { timeout: 30_000 }).toEqual([true, 200, 200]);
});

it('an editor that was lost with the connection comes at the next try, and nothing typed is lost', async () => {
  await page().goto(adminPaths.boards.event.registration);
  await page().getByLabel('제목').fill('끊긴 사이에 쓴 글');
  await page().getByLabel('내용').fill('지하철에서 쓴 내용');
  await page().route('**/body-editor-*.js', (route) => route.abort());
  await page().getByLabel('꾸며 쓰기').check();
  await page().getByText('편집기를 불러오지 못했습니다.').waitFor();
  expect(await axeViolations(page())).toEqual([]);
  await page().context().setOffline(true);
  await button('다시 시도').click();
  await answer(page(), messages.admin.offline);
  await page().context().setOffline(false);
  await page().unroute('**/body-editor-*.js');
  const again = page().waitForEvent('load');
  await button('다시 시도').click();
  await again;
  await button('이어서 쓰기').click();
  expect(await page().getByLabel('제목').inputValue()).toBe('끊긴 사이에 쓴 글');
  await text().waitFor();
  expect(outline(await tree())).toEqual(['P 지하철에서 쓴 내용']);
});
