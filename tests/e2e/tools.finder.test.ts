import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { phone } from '#tests/support/browser.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { sideways } from '#tests/support/sideways.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const fits = (page: Page) => page.locator('article h3').allTextContents();
const searchOf = (page: Page) => new URL(page.url()).search;
const asked = `${paths.finder}?task=serving&aisle=60&load=30`;

async function expectOrder(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(sideways)).toBe(0);
}

test('a shared link shows the same robots with the same reasons, before and after scripts run', async () => {
  const plain = await site.visit({ javaScriptEnabled: false });
  await plain.page.goto(asked);
  const hydrated = await site.open(asked);
  expect(await fits(plain.page)).toEqual(['T10', 'T6', 'T11']);
  expect(await fits(hydrated.page)).toEqual(['T10', 'T6', 'T11']);
  await hydrated.page.getByText('통로 60cm를 지나갑니다 (최소 59cm)').waitFor();
  await hydrated.page.getByText('통로 60cm를 지나가지 못합니다 (최소 70cm)').first().waitFor();
  expect(hydrated.errors).toEqual([]);
  await expectOrder(hydrated.page);
  await Promise.all([plain.close(), hydrated.close()]);
});

test('before anything is asked every robot has a tile, whose inquiry names its model', async () => {
  const { page, close } = await site.open(paths.finder);
  expect((await fits(page)).toSorted()).toEqual(robots.map(({ model }) => model).toSorted());
  await page.getByRole('link', { name: 'T10 상담받기', exact: true }).click();
  await page.waitForURL(`${site.origin}${paths.support}?**`);
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T10');
  await page.getByText('[로봇 찾기] 조건: 조건 없음 모델: T10').first().waitFor();
  await close();
});

test('an answer changes result and address at once; each field is a step, however many keys it took', async () => {
  const { page, close } = await site.open(paths.finder);
  await page.getByText('서빙', { exact: true }).click();
  await expect.poll(() => searchOf(page)).toBe('?task=serving');
  const aisle = page.getByLabel('가장 좁은 통로의 폭');
  await aisle.pressSequentially('56');
  await expect.poll(() => fits(page)).toEqual(['T8', 'T11', 'T6']);
  await page.getByLabel('한 번에 나를 무게').pressSequentially('15');
  await page.getByLabel('어디에서 쓰시나요?').selectOption('cafe');
  await expect.poll(() => searchOf(page)).toBe('?task=serving&place=cafe&aisle=56&load=15');
  await page.goBack();
  await expect.poll(() => searchOf(page)).toBe('?task=serving&aisle=56&load=15');
  await expect.poll(() => page.getByLabel('어디에서 쓰시나요?').inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => searchOf(page)).toBe('?task=serving&aisle=56');
  await expect.poll(() => aisle.inputValue()).toBe('56');
  await page.goBack();
  await expect.poll(() => searchOf(page)).toBe('?task=serving');
  await page.goBack();
  await expect.poll(() => searchOf(page)).toBe('');
  await expect.poll(() => fits(page)).toHaveLength(robots.length);
  await page.goForward();
  await page.goForward();
  await expect.poll(() => fits(page)).toEqual(['T8', 'T11', 'T6']);
  await close();
});

test('a robot that must be asked about is counted apart, and never called the best', async () => {
  const { page, close } = await site.open(`${paths.finder}?area=300&place=cafe`);
  await page
    .getByRole('heading', {
      name: `${robots.length}종 가운데 1종이 맞고, ${robots.length - 1}종은 확인이 필요합니다.`,
    })
    .waitFor();
  expect(await page.getByRole('article').filter({ hasText: '가장 잘 맞는 로봇' }).count()).toBe(1);
  expect(await page.getByRole('article').first().innerText()).toContain('가장 잘 맞는 로봇');
  await page.goto(`${paths.finder}?task=serving&aisle=45`);
  await page.getByRole('heading', { name: '바로 맞는 로봇은 없고, 1종은 확인이 필요합니다.' }).waitFor();
  expect(await page.getByText('가장 잘 맞는 로봇').count()).toBe(0);
  const way = (await page.getByRole('link', { name: '통로 폭 빼고 보기 (6종)' }).boundingBox())!;
  expect(way.y + way.height).toBeLessThan((await page.getByRole('article').first().boundingBox())!.y);
  await close();
});

test('a link inside the tool keeps the page where it is, and the focus near', async () => {
  const { page, close } = await site.open(`${paths.finder}?task=carrying&aisle=60`);
  const focused = () => page.evaluate(() => document.activeElement?.id);
  await page.getByRole('link', { name: '통로 폭 빼고 보기 (1종)' }).click();
  await expect.poll(focused).toBe('results');
  const reset = page.getByRole('link', { name: '처음부터' });
  await reset.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await reset.click();
  await expect.poll(() => searchOf(page)).toBe('');
  await expect.poll(focused).toBe('start-over');
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await close();
});

test('what a number means is said in the words of the place', async () => {
  const { page, close } = await site.open(`${paths.finder}?place=warehouse`);
  await page.getByText('선반 사이와 출입문 가운데 가장 좁은 곳을 재어주세요.').waitFor();
  await page.getByText('서빙', { exact: true }).click();
  await page.getByText('그릇과 음식을 더한 무게입니다.').waitFor();
  await close();
});

test('before anything is asked a robot is compared with those of its own type, and one alone with the next two', async () => {
  const { page, close } = await site.open(paths.finder);
  const offers = await page
    .getByRole('link', { name: '함께 비교' })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.replace(/.*=/, '')));
  expect(offers.filter((models) => /[CS]/.test(models))).toEqual(['S100,C30,C40', 'C30,C40', 'C40,C30']);
  await close();
});

test('a fit leads to its page and back to the answers, to its comparison with the next two and, with the answers, to the inquiry', async () => {
  const { page, close } = await site.open(asked);
  await page.getByRole('link', { name: 'T10 자세히 보기' }).click();
  await page.waitForURL(site.origin + productPath('T10'));
  await page.goBack();
  await expect.poll(() => fits(page)).toEqual(['T10', 'T6', 'T11']);
  expect(await page.getByLabel('한 번에 나를 무게').inputValue()).toBe('30');

  const best = page.getByRole('article').first();
  expect(await best.getByRole('link', { name: '함께 비교' }).getAttribute('href')).toBe(
    `${paths.compare}?models=T10,T6,T11`,
  );
  expect(await best.getByRole('link', { name: '3D로 보기' }).getAttribute('href')).toBe(
    `${productPath('T10')}#3d`,
  );
  await best.getByRole('link', { name: '상담' }).click();
  await page.waitForURL(`${site.origin}${paths.support}?**`);
  expect(await page.getByLabel('로봇 모델').inputValue()).toBe('T10');
  await page.getByText('[로봇 찾기] 조건: 서빙, 통로 60cm, 한 번에 30kg').first().waitFor();
  await close();
});

test('the keyboard alone answers, and reaches the result', async () => {
  const { page, close } = await site.open(paths.finder);
  await page.getByRole('radio', { name: '아직 모르겠어요' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => searchOf(page)).toBe('?task=serving');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => searchOf(page)).toBe('?task=serving&aisle=46');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('results');
  await close();
});

test('numbers out of range are brought into it and said to be, in the field too once it is left', async () => {
  const { page, close } = await site.open(paths.finder);
  const aisle = page.getByLabel('가장 좁은 통로의 폭');
  await aisle.fill('5');
  await expect.poll(() => searchOf(page)).toBe('?aisle=30');
  await aisle.blur();
  expect(await aisle.inputValue()).toBe('30');
  await page.getByText('가장 작은 값인 30cm에 맞췄습니다.').waitFor();
  await aisle.fill('60');
  await page.getByText('가장 작은 값인').waitFor({ state: 'detached' });
  await close();
});

test('a number counts as people write it; what is none stays in its field and is said to be none', async () => {
  const { page, close } = await site.open(`${paths.finder}?area=1,200`);
  const area = page.getByLabel('청소할 면적');
  expect(await area.inputValue()).toBe('1,200');
  await area.fill('2천4백 ㎡');
  await expect.poll(() => searchOf(page)).toBe('?area=2400');
  await area.blur();
  expect(await area.inputValue()).toBe('2,400');
  await area.fill('넓어요');
  await area.blur();
  await page.getByText('숫자로 읽을 수 없습니다. 1,200이나 1,200m²처럼 적어주세요.').waitFor();
  expect(await area.inputValue()).toBe('넓어요');
  await close();
});

test('nonsense in the address is ignored, and where nothing fits the page says what stands in the way', async () => {
  const { page, errors, close } = await site.open(`${paths.finder}?task=fly&aisle=wide&load=%00&ad=yes&x=1`);
  expect(await fits(page)).toHaveLength(robots.length);
  expect(errors).toEqual([]);
  await page.goto(`${paths.finder}?task=carrying&aisle=60`);
  await page.getByRole('heading', { name: '조건을 모두 채우는 로봇이 없습니다.' }).waitFor();
  await page.getByRole('link', { name: '통로 폭 빼고 보기 (1종)' }).click();
  await expect.poll(() => fits(page)).toEqual(['S100']);
  await close();
});

test('without JavaScript the form asks and the page answers', async () => {
  const { page, close } = await site.visit({ javaScriptEnabled: false });
  await page.goto(paths.finder);
  await page.getByText('서빙', { exact: true }).click();
  await page.getByLabel('가장 좁은 통로의 폭').fill('60');
  await page.getByRole('button', { name: '결과 보기' }).click();
  await page.waitForURL(/aisle=60/);
  expect(await fits(page)).toEqual(['T8', 'T10', 'T11', 'T6']);
  await close();
});

test('on a phone a result has nothing for axe and no sideways scroll', async () => {
  const { page, close } = await site.open(asked, phone);
  await expectOrder(page);
  await close();
});

test('all ten robots stand in pairs where there is room, one below the other on a phone, with the links of a row on one line', async () => {
  const { page, close } = await site.visit();
  await page.goto(paths.finder);
  const places = (what: string) =>
    page
      .locator(what)
      .evaluateAll(
        (parts) => new Set(parts.map((part) => Math.round(part.getBoundingClientRect().top))).size,
      );
  for (const [width, rows] of [
    [390, 10],
    [768, 5],
    [1_280, 5],
    [1_440, 5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await places('article'), await places('article a:last-child')]).toEqual([
      width,
      rows,
      // The name of each leads on too.
      2 * rows,
    ]);
  }
  await close();
});

test('where each link of a tile leads is written beside its sign, on the smallest phone too', async () => {
  const { page, close } = await site.visit({ viewport: { width: 360, height: 740 } });
  await page.goto(paths.finder);
  // S100 is the only one of its type, and is compared with others.
  for (const model of ['T10', 'S100']) {
    const tile = page.getByRole('article').filter({ has: page.getByRole('heading', { name: model }) });
    for (const word of ['3D', '상담', '비교']) {
      const link = tile.getByRole('link', { name: new RegExp(`^${model} .*${word}`) });
      expect(await link.getByText(word, { exact: true }).isVisible()).toBe(true);
      const { width, height } = (await link.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  }
  expect(await page.evaluate(sideways)).toBe(0);
  await close();
});

test('on a phone a recommended robot stands beside its name and why it fits, over what leads on', async () => {
  const { page, close } = await site.visit(phone);
  await page.goto(asked);
  const first = page.getByRole('article').first();
  const [robot, name, why, more] = await Promise.all(
    ['.fit-robot', 'h3', 'ul', '.fit-actions'].map(
      async (part) => (await first.locator(part).first().boundingBox())!,
    ),
  );
  for (const words of [name, why]) expect(words!.x).toBeGreaterThan(robot!.x + robot!.width);
  expect(why!.y).toBeGreaterThan(name!.y + name!.height);
  expect(more!.y).toBeGreaterThanOrEqual(Math.max(robot!.y + robot!.height, why!.y + why!.height));
  expect(await first.locator('.fit-drawing').isVisible()).toBe(false);
  await close();
});

test('on a phone how many fit stays in sight above the questions, and covers none of them', async () => {
  const { page, close } = await site.open(paths.finder, phone);
  const brief = page.locator('.tool-brief');
  const said = () => brief.locator('span').first().getAttribute('data-said');
  expect(await said()).toBe(await page.locator('#results').textContent());
  const load = page.getByLabel('한 번에 나를 무게');
  await load.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  const line = (await brief.boundingBox())!;
  expect(Math.round(line.y)).toBe(64);
  await load.fill('90');
  expect((await load.boundingBox())!.y).toBeGreaterThanOrEqual(line.y + line.height);
  await expect.poll(said).toContain('10종 가운데');
  expect(await said()).toBe(await page.locator('#results').textContent());
  await page.setViewportSize({ width: 1_280, height: 800 });
  expect(await brief.isVisible()).toBe(false);
  await close();
});

test('at every width the words of a recommendation have room', async () => {
  const { page, close } = await site.visit();
  await page.goto(asked);
  for (const width of [640, 768, 1_024, 1_060, 1_140, 1_440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page
      .locator('article h3 + p')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().width));
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThan(100);
  }
  await close();
});
