import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages.ts';
import { answer, visitAsAdmin } from '#tests/support/admin-visit.ts';
import type { Visit } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { bmpFile } from '#tests/support/sample-files.ts';
import { adminPaths } from '#web/content/admin-paths.ts';

// Pictures as they come from a drawing program and from a phone.

let site: OpenSite;
let visitor: Visit | undefined;
let page: Page;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await visitor?.close();
  visitor = await visitAsAdmin(site);
  ({ page } = visitor);
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const preview = () => page.getByAltText('선택한 이미지 미리보기');
const widthOf = (picture: ReturnType<typeof preview>) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
const choose = (field: string, name: string, buffer: Buffer) =>
  page.getByLabel(field, { exact: true }).setInputFiles({ name, mimeType: '', buffer });

async function write(): Promise<void> {
  await page.goto(adminPaths.boards.case.registration);
  await page.getByLabel('제목').fill('사진 있는 사례');
  await page.getByLabel('내용').fill('내용');
}

async function newestFile(): Promise<unknown> {
  await button('등록').click();
  await answer(page, messages.admin.registered);
  await page.getByRole('link', { name: '사진 있는 사례' }).first().click();
  return page
    .getByRole('definition')
    .filter({ has: page.getByRole('img') })
    .innerText();
}

describe('a bitmap', () => {
  it('is seen before it is sent, and afterwards', async () => {
    await write();
    await choose('첨부파일', '그림판.bmp', bmpFile(Buffer.alloc(60 * 40 * 3, 90), { width: 60, height: 40 }));
    await expect.poll(() => widthOf(preview())).toBe(60);
    expect(await newestFile()).toContain('그림판.bmp');
    await expect.poll(() => widthOf(page.getByAltText('그림판.bmp'))).toBeGreaterThan(0);
  });
});

describe('a photo of an iPhone', () => {
  const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(500, '\0'), 'latin1');

  /** As in a browser that opens such photos, once it is told to. */
  async function openHeic(): Promise<() => Promise<void>> {
    await page.addInitScript(() => {
      const holder = globalThis as unknown as { release: () => void };
      const held = new Promise<void>((resolve) => (holder.release = resolve));
      globalThis.createImageBitmap = async () => {
        await held;
        const canvas = new OffscreenCanvas(5_000, 100);
        canvas.getContext('2d')?.fillRect(0, 0, 2_000, 100);
        return canvas.transferToImageBitmap();
      };
    });
    return () => page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
  }

  it.each([
    [adminPaths.boards.event.registration, '첨부파일'],
    [adminPaths.popup, '이미지'],
  ])('that the browser cannot open is refused at once with what to do, on %s', async (path, field) => {
    await page.goto(path);
    await choose(field, 'IMG_0001.HEIC', heic);
    await answer(page, messages.valid.heic);
    await page.getByText('선택한 파일이 없습니다.').waitFor();
    await page.getByText(messages.valid.heic).waitFor();
  });

  it('is turned into a jpg where the browser can, and nothing is published before', async () => {
    const release = await openHeic();
    await write();
    await choose('첨부파일', '현장.heic', heic);
    await page.getByText('사진을 변환하고 있습니다.').waitFor();
    expect(await button('등록').isDisabled()).toBe(true);
    await release();
    await preview().waitFor();
    await expect.poll(() => widthOf(preview())).toBe(4_096);
    await page.getByText('현장.jpg').first().waitFor();
    expect(await newestFile()).toContain('현장.jpg');
  });

  it('becomes the popup', async () => {
    const release = await openHeic();
    await page.goto(adminPaths.popup);
    await choose('이미지', '팝업.heif', heic);
    await page.getByText('사진을 변환하고 있습니다.').waitFor();
    expect(await button('팝업 등록').isDisabled()).toBe(true);
    await release();
    await page.getByAltText('선택한 팝업 이미지').waitFor();
    await button('팝업 등록').click();
    await answer(page, messages.admin.popupRegistered);
    await page.getByText('팝업.jpg').waitFor();
  });

  it('given up for another file is forgotten', async () => {
    const release = await openHeic();
    await write();
    await choose('첨부파일', '현장.heic', heic);
    await page.getByText('사진을 변환하고 있습니다.').waitFor();
    await choose('첨부파일', '안내문.txt', Buffer.from('안내문입니다.'));
    await page.getByText('안내문.txt').first().waitFor();
    await release();
    expect(await button('등록').isDisabled()).toBe(false);
    await page.waitForFunction(() => !document.body.innerText.includes('사진을 변환하고 있습니다.'));
    expect(await page.getByText('현장.jpg').count()).toBe(0);
    await page.getByText('안내문.txt').first().waitFor();
  });
});
