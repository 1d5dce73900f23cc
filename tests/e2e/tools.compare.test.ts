import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { robotOf, robots, smallModel, type Model } from '#catalog/robots.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { sideways } from '#tests/support/sideways.ts';
import { paths } from '#web/content/paths.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const searchOf = (page: Page) => new URL(page.url()).search;
const heads = (page: Page) => page.locator('thead a:not([aria-label])').allTextContents();
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });

test('a shared link shows the same models, with the best of a row said in words', async () => {
  const plain = await site.visit({ javaScriptEnabled: false });
  const hydrated = await site.open(`${paths.compare}?models=T10,T8,T9`);
  await plain.page.goto(`${paths.compare}?models=T10,T8,T9`);
  for (const page of [plain.page, hydrated.page]) {
    expect(await heads(page)).toEqual(['T10', 'T8', 'T9']);
    expect(await row(page, '최소 통과 폭').getByRole('cell').allTextContents()).toEqual([
      '59cm',
      '55cm (가장 좋음)',
      '70cm',
    ]);
    expect(await page.title()).toMatch(/^T10, T8, T9 모델 비교/);
  }
  expect(await row(hydrated.page, '트레이').getByRole('cell').first().textContent()).toBe('확인 필요');
  expect(hydrated.errors).toEqual([]);
  await Promise.all([plain.close(), hydrated.close()]);
});

test('picking with the keyboard alone changes table and address, and Back takes a pick back', async () => {
  const { page, close } = await site.open(`${paths.compare}?models=T10,T8`);
  const t9 = page.getByRole('checkbox', { name: 'T9' });
  await t9.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => searchOf(page)).toBe('?models=T10,T8,T9');
  expect(await heads(page)).toEqual(['T10', 'T8', 'T9']);
  await page.goBack();
  await expect.poll(() => heads(page)).toEqual(['T10', 'T8']);
  await expect.poll(() => t9.isChecked()).toBe(false);
  await page.goForward();
  await expect.poll(() => heads(page)).toEqual(['T10', 'T8', 'T9']);
  await expect.poll(() => t9.isChecked()).toBe(true);
  await page.getByRole('checkbox', { name: 'S100' }).check();
  expect(await page.getByRole('checkbox', { name: 'C30' }).isDisabled()).toBe(true);
  await page.getByRole('link', { name: 'T8 빼기' }).click();
  await expect.poll(() => heads(page)).toEqual(['T10', 'T9', 'S100']);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compared-T9');
  await close();
});

test('equal rows can be hidden, and the address remembers it', async () => {
  const { page, close } = await site.open(`${paths.compare}?models=T5,T6`);
  await row(page, '선반').waitFor();
  await page.getByRole('checkbox', { name: '모두 같은 항목 숨기기' }).check();
  await row(page, '선반').waitFor({ state: 'hidden' });
  await expect.poll(() => searchOf(page)).toBe('?models=T5,T6&same=0');
  await page.reload();
  expect(await row(page, '선반').count()).toBe(0);
  await page.getByText('모두 같은 항목 2개를 숨겼습니다.').waitFor();
  await close();
});

test('the choice to hide equal rows outlasts a moment with one model', async () => {
  const { page, close } = await site.open(`${paths.compare}?models=T5,T6&same=0`);
  await page.getByRole('checkbox', { name: 'T6' }).uncheck();
  await expect.poll(() => searchOf(page)).toBe('?models=T5&same=0');
  await page.getByRole('checkbox', { name: 'T6' }).check();
  await expect.poll(() => searchOf(page)).toBe('?models=T5,T6&same=0');
  await close();
});

test('the switch that hides equal rows stands over the table, and is sent along without scripts too', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.compare);
  const hides = page.getByRole('checkbox', { name: '모두 같은 항목 숨기기' });
  expect(await hides.count()).toBe(0);
  await page.goto(`${paths.compare}?models=T5,T6`);
  const box = (await hides.boundingBox())!;
  const drawing = (await page.locator('main svg.bg-surface').boundingBox())!;
  const head = (await page.locator('thead').boundingBox())!;
  expect(box.y).toBeGreaterThan(drawing.y + drawing.height);
  expect(box.y + box.height).toBeLessThan(head.y);
  await hides.check();
  await page.getByRole('button', { name: '비교하기' }).click();
  await page.waitForURL(/same=0/);
  expect(await row(page, '선반').count()).toBe(0);
  await close();
});

test('names and figures of a model begin at the same line', async () => {
  const { page, close } = await site.visit();
  await page.goto(`${paths.compare}?models=T10,T8,T9`);
  for (const width of [390, 1_280, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = (what: string) =>
      page
        .locator(what)
        .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(await lefts('thead th a:not([aria-label])')).toEqual(await lefts('tbody tr:first-child td'));
  }
  await close();
});

test.each([
  ['', '두 모델에서 네 모델까지'],
  ['?models=T10', '한 모델을 더 고르면'],
  ['?models=%3Cscript%3E,T0', '빼고 보여 드립니다'],
  ['?models=T10,T0,T8', '빼고 보여 드립니다'],
  ['?models=T5,T6,T8,T9,T10', '빼고 보여 드립니다'],
])('"%s" is answered with a clear sentence: %s', async (search, sentence) => {
  const { page, errors, close } = await site.open(paths.compare + search);
  await page.getByText(sentence).first().waitFor();
  expect((await heads(page)).length).toBeLessThanOrEqual(4);
  expect(errors).toEqual([]);
  await close();
});

test('marks are explained where they are seen, and what one model alone states stands apart', async () => {
  const { page, close } = await site.open(`${paths.compare}?models=T5,T9`);
  const [mark, alone] = [page.getByText('가장 좋은 것입니다'), page.getByText('한 모델의 값만 있는 항목')];
  expect([await mark.count(), await alone.count()]).toEqual([1, 1]);
  const best = page.getByRole('cell', { name: '(가장 좋음)' });
  const checked = page.getByRole('cell').filter({ has: page.locator('svg.lucide-check:visible') });
  expect(await checked.allTextContents()).toEqual(await best.allTextContents());
  expect(await checked.count()).toBeGreaterThan(0);
  await page.goto(`${paths.compare}?models=C30,C40`);
  await page.getByText('‘확인 필요’로 적습니다').waitFor();
  expect([await mark.count(), await alone.count(), await checked.count()]).toEqual([0, 1, 0]);
  await close();
});

test('whoever has picked none yet is one click away from a comparison', async () => {
  const { page, close } = await site.open(paths.compare);
  const narrow = page.getByRole('link', { name: 'T11, T8, T10' });
  expect(await narrow.count()).toBe(1);
  await page.getByRole('link', { name: 'C30, C40' }).click();
  await expect.poll(() => heads(page)).toEqual(['C30', 'C40']);
  expect(await page.getByRole('checkbox', { name: 'C40' }).isChecked()).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compared');
  expect(await narrow.count()).toBe(0);
  await close();
});

test('robots of a ready comparison stand to one scale', async () => {
  const { page, close } = await site.open(paths.compare);
  const card = page.getByRole('link', { name: 'T11, T8, T10' });
  const heightOf = async (model: Model) => {
    const box = await card.locator(`img[src*="/${smallModel(model)}-line-"]`).boundingBox();
    return box?.height ?? 0;
  };
  for (const model of ['T11', 'T8'] as const) {
    const ratio = (await heightOf(model)) / (await heightOf('T10'));
    const trueRatio = robotOf(model).sizeCm.h / robotOf('T10').sizeCm.h;
    // A picture holds a little more than its robot: the floor before it.
    expect(Math.abs(ratio / trueRatio - 1)).toBeLessThan(0.02);
  }
  await close();
});

test.each([390, 768, 1_024, 1_440])(
  'at %i px all robots to pick from stand on one floor to one scale, with a line at every half metre',
  async (width) => {
    const { page, close } = await site.visit({ viewport: { width, height: 900 } });
    await page.goto(paths.compare);
    const stands = page.locator('label.compare-stand');
    expect(await stands.count()).toBe(robots.length);
    for (const name of ['50cm', '100cm', '150cm']) {
      const at = (await page.getByText(name, { exact: true }).boundingBox())!;
      const stand = (await stands.filter({ hasText: name }).boundingBox())!;
      expect(at.y).toBeGreaterThan(stand.y);
    }
    const [low, high] = await Promise.all(
      ['50cm', '150cm'].map(async (name) => (await page.getByText(name, { exact: true }).boundingBox())!.y),
    );
    const cm = (low! - high!) / 100;
    const boxes = await Promise.all(
      robots.map(
        async ({ model }) =>
          (await page.locator(`.compare-stand img[src*="/${smallModel(model)}-line-"]`).boundingBox())!,
      ),
    );
    robots.forEach(({ sizeCm }, index) => {
      const { height } = boxes[index]!;
      // A picture holds its robot, what that carries, and the floor before it.
      expect(height / cm).toBeGreaterThan(sizeCm.h);
      expect(height / cm).toBeLessThan(sizeCm.h + 50);
    });
    expect(await page.evaluate(sideways)).toBe(0);
    await close();
  },
);

test('on a phone, where the comparison begins below the window, a link leads to it', async () => {
  const { page, close } = await site.open(paths.compare, phone);
  const link = page.getByRole('link', { name: '비교하기' });
  await page.getByRole('checkbox', { name: 'T5' }).check();
  expect(await link.count()).toBe(0);
  await page.getByRole('checkbox', { name: 'T9' }).check();
  await link.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('compared');
  const heading = await page.locator('#compared').boundingBox();
  expect(heading!.y).toBeGreaterThan(60);
  expect(heading!.y).toBeLessThan(200);
  await close();
});

test('without JavaScript ticking and sending compares', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.compare);
  await page.getByRole('checkbox', { name: 'C30' }).check();
  await page.getByRole('checkbox', { name: 'C40' }).check();
  await page.getByRole('button', { name: '비교하기' }).click();
  await page.waitForURL(/models=C30&models=C40#compared$/);
  expect(await heads(page)).toEqual(['C30', 'C40']);
  await close();
});

test('the head of the table stays in sight while one reads on', async () => {
  const { page, close } = await site.open(`${paths.compare}?models=T10,T8,C30`, phone);
  await row(page, '충전 시간').scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 200);
  const head = page.locator('thead');
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(64);
  await close();
});

/** Those whose words are nearest to each other, and those that make the drawing widest. */
const drawn = ['T8,T11', 'T8,T11,T6', 'T8,T11,T6,T10', 'S100,C40,T9,T5'];
test.each([390, 768])(
  'no word of the drawing is smaller than 12 px or lies on another at %i px',
  async (width) => {
    const { page, close } = await site.visit({ viewport: { width, height: 844 } });
    for (const models of drawn) {
      await page.goto(`${paths.compare}?models=${models}`);
      const words = await page.locator('svg[viewBox] text').evaluateAll((texts) =>
        texts
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const { x, y, width: wide, height } = text.getBoundingClientRect();
            const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
            const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
            return { text: text.textContent, x, y, wide, height, size };
          }),
      );
      expect(words.length).toBeGreaterThan(models.split(',').length * 2);
      expect(words.filter(({ size }) => size < 12)).toEqual([]);
      const meets = (one: (typeof words)[0], other: (typeof words)[0]) =>
        one !== other &&
        one.x < other.x + other.wide &&
        other.x < one.x + one.wide &&
        one.y < other.y + other.height &&
        other.y < one.y + one.height;
      expect(words.filter((one) => words.some((other) => meets(one, other)))).toEqual([]);
    }
    await close();
  },
);

test('no word and no figure of the table breaks in two on a phone', async () => {
  const { page, close } = await site.visit(phone);
  for (const models of ['T5,T6,T10,T11', 'T8,T9,W3,S100', 'C30,C40,S100,T5']) {
    await page.goto(`${paths.compare}?models=${models}`);
    const broken = await page.locator('tbody td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const node = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode();
        return [...(node?.textContent ?? '').matchAll(/\S+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node!, index);
            range.setEnd(node!, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(([word]) => word);
      }),
    );
    expect(broken).toEqual([]);
  }
  await close();
});

test('four models print on one A4 page', async () => {
  const { page, close } = await site.open(`${paths.compare}?models=T10,W3,S100,C30`);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await close();
});

test.each([
  ['on a phone', phone],
  ['on a wide screen', {}],
])(
  'a comparison, and the page before one, have nothing for axe and no sideways scroll %s',
  async (_, screen) => {
    const { page, close } = await site.open(paths.compare, screen);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(sideways)).toBe(0);
    await page.goto(`${paths.compare}?models=T10,T8,T9,S100`);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(sideways)).toBe(0);
    await close();
  },
);
