import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';
import { lineScale } from '#web/pictures/line-scale.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const section = (page: Page) => page.getByRole('region', { name: '우리 매장 통로, 지나갈 수 있을까요?' });
const slider = (page: Page) => section(page).getByRole('slider', { name: '통로 폭' });
const saidOf = (page: Page) => section(page).getByRole('listitem').allInnerTexts();
const said = async (page: Page, model: string) =>
  (await saidOf(page))
    .find((text) => text.startsWith(`${model}\n`))
    ?.split('\n')
    .filter(Boolean);

/** On which line each robot stands, and at what scale. */
async function standsOf(page: Page): Promise<string[]> {
  const pictures = await section(page)
    .locator('li img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map((image) => ({
        box: image.getBoundingClientRect().toJSON() as DOMRect,
        width: image.getAttribute('width'),
      })),
    );
  return pictures.map(({ box, width }) => {
    const scale = box.width / Number(width);
    return `${(scale * lineScale.pixelsPerCm).toFixed(2)} px a cm, on ${Math.round(box.bottom - scale * lineScale.floorFromBottom)}`;
  });
}

function gapsBetweenWords(page: Page): Promise<number[]> {
  return section(page)
    .getByRole('listitem')
    .evaluateAll((items) => {
      const lines = items.flatMap((item) =>
        [...item.querySelectorAll('a, p')].map((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          return range.getBoundingClientRect();
        }),
      );
      return lines.flatMap((one) =>
        lines
          .filter((other) => other.left > one.left && Math.abs(other.top - one.top) < 4)
          .map((other) => other.left - one.right),
      );
    });
}

test('all stand in one line, at one scale: who passes, who does not and by how much, and who must be asked about', async () => {
  const { page, errors, close } = await site.open(paths.home);
  await expect.poll(() => slider(page).inputValue()).toBe('60');
  expect(await saidOf(page)).toHaveLength(robots.length);
  const stands = await standsOf(page);
  expect(stands).toHaveLength(robots.length);
  expect(new Set(stands).size).toBe(1);
  expect(await said(page, 'T10')).toEqual(['T10', '지나갑니다', '최소 59cm']);
  expect(await said(page, 'T9')).toEqual(['T9', '10cm 부족', '최소 70cm']);
  expect(await said(page, 'T6')).toEqual(['T6', '확인 필요', '몸체 50cm']);
  await slider(page).fill('45');
  await section(page).getByText('폭 45cm 통로를 지나가는 로봇이 없습니다.').waitFor();
  expect(await said(page, 'T11')).toEqual(['T11', '4cm 부족', '최소 49cm']);
  expect(await axeViolations(page)).toEqual([]);
  expect(Math.min(...(await gapsBetweenWords(page)))).toBeGreaterThanOrEqual(4);
  await slider(page).fill('95');
  await section(page)
    .getByText(/폭 95cm 통로를 \d+종이 지나갑니다/)
    .waitFor();
  expect((await saidOf(page)).filter((text) => text.includes('부족'))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('a passage that is narrower than the body alone is said to be, and the finder says the same', async () => {
  const { page, close } = await site.open(paths.home);
  await slider(page).fill('49');
  await section(page).getByText('폭 49cm 통로를 1종이 지나갑니다. 3종은 확인이 필요합니다.').waitFor();
  expect(await said(page, 'T6')).toEqual(['T6', '몸체가 넓음', '몸체 50cm']);
  expect(await said(page, 'C30')).toEqual(['C30', '확인 필요', '몸체 48cm']);
  await section(page).getByRole('button').click();
  await page
    .getByRole('heading', { name: `${robots.length}종 가운데 1종이 맞고, 3종은 확인이 필요합니다.` })
    .waitFor();
  await page.getByText('몸체가 통로보다 넓습니다 (폭 50cm)').waitFor();
  await close();
});

test('on a phone every robot stands over its name, its verdict and its width', async () => {
  const { page, close } = await site.open(paths.home, { viewport: { width: 390, height: 844 } });
  const seen = await section(page)
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map(
        (item) => [...item.querySelectorAll('a, p')].filter(({ clientHeight }) => clientHeight > 1).length,
      ),
    );
  expect(seen).toEqual(robots.map(() => 3));
  await close();
});

test('the passage is still the same after a look at another page, and after a reload', async () => {
  const { page, errors, close } = await site.open(paths.home);
  await slider(page).fill('72');
  await section(page).getByRole('link', { name: 'T10' }).click();
  await page.waitForURL(`**${productPath('T10')}`);
  await page.goBack();
  await section(page).waitFor();
  await expect.poll(() => slider(page).inputValue()).toBe('72');
  await page.reload();
  await section(page).getByText('폭 72cm 통로를').waitFor();
  expect(await slider(page).inputValue()).toBe('72');
  expect(errors).toEqual([]);
  await close();
});

test('with the keyboard alone: arrows widen the passage, and the finder opens with it', async () => {
  const { page, close } = await site.open(paths.home);
  await slider(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  expect(await slider(page).getAttribute('aria-valuetext')).toBe('94cm');
  await page.getByRole('button', { name: '내 통로에 맞는 로봇 찾기' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.finder}?aisle=94`);
  await page.getByText('통로 94cm를 지나갑니다 (최소 59cm)').waitFor();
  await page.goBack();
  await section(page).waitFor();
  await close();
});

test('without JavaScript the section is whole, and the passage goes along to the finder', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.home);
  expect(await said(page, 'T8')).toEqual(['T8', '지나갑니다', '최소 55cm']);
  await slider(page).focus();
  await page.keyboard.press('ArrowRight');
  await section(page).getByRole('button').click();
  await page.waitForURL(`**${paths.finder}?aisle=61`);
  await close();
});

test('on a phone the narrowest passage has nothing for axe, and no words touch each other', async () => {
  const { page, close } = await site.open(paths.home, phone);
  await slider(page).fill('45');
  expect(await axeViolations(page)).toEqual([]);
  expect(Math.min(...(await gapsBetweenWords(page)))).toBeGreaterThanOrEqual(4);
  await close();
});

test.each([768, 1_024])('at %i px no words of two robots come near each other', async (width) => {
  const { page, close } = await site.open(paths.home, { viewport: { width, height: 900 } });
  expect(Math.min(...(await gapsBetweenWords(page)))).toBeGreaterThanOrEqual(16);
  await close();
});
