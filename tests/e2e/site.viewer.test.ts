import type { ModelViewerElement } from '@google/model-viewer';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Model } from '#catalog/robots.ts';
import { axeViolations } from '#tests/support/axe.ts';
import { launchBrowser, visit, type Visit } from '#tests/support/browser.ts';
import { createContexts } from '#tests/support/contexts.ts';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { paths } from '#web/content/paths.ts';
import { productPath, products } from '#web/content/products/products.ts';

/** Drawn by the processor: few pixels, or it takes for ever; and long enough for a busy one. */
const small = { viewport: { width: 360, height: 400 }, deviceScaleFactor: 0.25 } as const;

let site: OpenSite;
let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--use-angle=swiftshader', '--enable-unsafe-swiftshader']);
  site = await openSite({}, browser);
});
afterAll(async () => {
  await site.close();
  await browser.close();
});

const slow = { timeout: 60_000 };

async function open(options: BrowserContextOptions = {}): Promise<Visit> {
  const visitor = await site.visit({ ...small, ...options });
  visitor.page.setDefaultTimeout(slow.timeout);
  return visitor;
}

const pressed = (page: Page) => page.getByRole('button', { name: '3D로 보기' }).click();

/** Waits for the model itself, with the picture before it gone. */
async function untilShown(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector<ModelViewerElement>('model-viewer')?.loaded === true,
  );
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
}

const orbit = (page: Page) =>
  page.locator('model-viewer').evaluate((viewer: ModelViewerElement) => {
    const { theta, radius } = viewer.getCameraOrbit();
    return { theta, distance: radius * Math.tan((viewer.getFieldOfView() * Math.PI) / 360) };
  });

async function expectWhole(page: Page, model: Model): Promise<void> {
  await page.getByRole('heading', { name: `${model} 3D로 보기` }).waitFor();
  await untilShown(page);
  const { glb, lights } = await page.locator('model-viewer').evaluate((viewer: ModelViewerElement) => ({
    glb: viewer.src,
    lights: (viewer.model?.materials ?? [])
      .filter(({ name }) => name.startsWith('screen'))
      .map(({ emissiveTexture, emissiveFactor }) => emissiveTexture.texture !== null && emissiveFactor[0]),
  }));
  expect(glb).toBe(`/models/${model.toLowerCase()}.glb`);
  expect([model, new Set(lights)]).toEqual([model, new Set([1])]);
  expect(await page.locator('model-viewer > [slot^="hotspot-part"]').count()).toBeGreaterThanOrEqual(3);
}

const chromeOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1';

describe('a phone that can look into a room', () => {
  let visitor: Visit;
  let page: Page;
  beforeAll(async () => {
    visitor = await open({ userAgent: chromeOnIphone });
    page = visitor.page;
    await page.goto(productPath('T6'));
  });
  afterAll(() => visitor.close());

  test('is told of a lost connection, on the way too, and shows the whole robot at the next try', async () => {
    await page.context().setOffline(true);
    await pressed(page);
    const said = page.getByRole('alert').filter({ hasText: '3D 모델을 불러오지 못했습니다.' });
    await said.waitFor();
    await page.context().setOffline(false);
    // Neither an answer nor an error.
    await page.route('**/*.glb', () => undefined);
    // The page starts anew, with the viewer in its address.
    const again = page.waitForEvent('load');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await again;
    await page.getByRole('progressbar').waitFor();
    expect(await page.locator('dialog[open] img').getAttribute('src')).toBe('/models/t6.webp');
    await page.context().setOffline(true);
    await said.waitFor();
    await page.context().setOffline(false);
    await page.unroute('**/*.glb');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expectWhole(page, 'T6');
  });

  test('is offered to put it there, at true size', async () => {
    expect(await page.getByRole('button', { name: '내 공간에 놓아 보기' }).isVisible()).toBe(true);
    const viewer = page.locator('model-viewer');
    expect(await viewer.getAttribute('ar-scale')).toBe('fixed');
    const model = await fetch(site.origin + (await viewer.getAttribute('ios-src')));
    expect([model.status, model.url, model.headers.get('content-type')]).toEqual([
      200,
      `${site.origin}/models/t6.usdz`,
      'model/vnd.usdz+zip',
    ]);
  });
});

test('who walked in from another page, with that page’s policy, sees both robots of the page, and the way back closes it', async () => {
  const { page, errors, close } = await open({ viewport: { width: 800, height: 400 } });
  await page.goto(paths.home);
  await page
    .locator(`main a[href="${productPath('T6')}"]`)
    .first()
    .click();
  await page.waitForURL(`**${productPath('T6')}`);
  await page.setViewportSize(small.viewport);
  await Promise.all([page.waitForEvent('load'), pressed(page)]);
  await page.getByRole('heading', { name: 'T6 3D로 보기' }).waitFor();
  await page.getByRole('button', { name: 'T5', exact: true }).click();
  await expectWhole(page, 'T5');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe(productPath('T6'));
  expect(errors).toEqual([]);
  await close();
});

describe('a viewer that was asked for with the keyboard', () => {
  let visitor: Visit;
  let page: Page;
  const asked: string[] = [];
  let before: ReadonlySet<string>;

  beforeAll(async () => {
    visitor = await open();
    page = visitor.page;
    page.on('request', (request) => {
      if (['script', 'fetch', 'xhr'].includes(request.resourceType())) asked.push(request.url());
    });
    await page.goto(productPath('T10'));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    before = new Set(asked.splice(0));
    await page.getByRole('button', { name: '3D로 보기' }).focus();
    await page.keyboard.press('Enter');
    await untilShown(page);
  });
  afterAll(() => visitor.close());

  test('had not loaded one byte before', async () => {
    expect(asked.filter((address) => before.has(address))).toEqual([]);
    expect(asked.some((address) => address.endsWith('/models/t10.glb'))).toBe(true);
    const texts = await Promise.all([...before].map(async (address) => (await fetch(address)).text()));
    expect(texts.filter((text) => /WebGLRenderer|meshopt|hotspot/i.test(text))).toEqual([]);
  });

  test('turns and comes closer at its keys', async () => {
    await page.keyboard.press('Tab');
    const start = await orbit(page);
    for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight');
    await expect
      .poll(async () => Math.abs((await orbit(page)).theta - start.theta), slow)
      .toBeGreaterThan(0.1);
    for (let press = 0; press < 6; press++) await page.keyboard.press('+');
    await expect.poll(async () => (await orbit(page)).distance, slow).toBeLessThan(start.distance * 0.95);
  });

  test('says in lines how wide, deep and high the robot is, and has nothing that axe objects to', async () => {
    const lines = page.locator('svg text');
    const measure = page.getByRole('button', { name: '치수 보기' });
    await measure.click();
    await expect.poll(() => lines.allTextContents(), slow).toEqual(['폭 49cm', '깊이 57cm', '높이 133cm']);
    expect(await axeViolations(page)).toEqual([]);
    await measure.click();
    expect(await lines.count()).toBe(0);
  });

  test('shows a part that is chosen by its name from near, wherever it is', async () => {
    await page
      .getByRole('list', { name: '부품' })
      .getByRole('button', { name: /광고 디스플레이/ })
      .click();
    await expect.poll(async () => Math.cos((await orbit(page)).theta), slow).toBeLessThan(-0.8);
  });

  test('offers no room of one’s own where the device has no camera to look through', async () => {
    expect(await page.getByRole('button', { name: '내 공간에 놓아 보기' }).isVisible()).toBe(false);
  });

  test('closes at Escape and gives the focus back', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('3D로 보기');
    expect(new URL(page.url()).hash).toBe('');
    expect(visitor.errors).toEqual([]);
  });
});

test('a browser without WebGL is told so, from a link too, and loads nothing', async () => {
  const plain = await launchBrowser(['--disable-3d-apis']);
  const { page, close } = await visit(createContexts(plain, site.origin), small);
  const said = page.getByRole('alert').filter({ hasText: '이 브라우저에서는 3D를 볼 수 없습니다.' });
  await page.goto(`${productPath('W3')}#3d-w3`);
  await said.waitFor();
  await page.keyboard.press('Escape');
  await said.waitFor({ state: 'detached' });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await pressed(page);
  await said.waitFor();
  expect(asked.filter((address) => /\.(?:js|glb)$/.test(address))).toEqual([]);
  await close();
  await plain.close();
});

// A processor draws slowly: three stand for all, unless all are asked for.
test.runIf(process.env['EVERY_ROBOT'] === '1')(
  'every robot is shown whole, from one page to the next',
  async () => {
    const { page, errors, close } = await open();
    await page.goto(products[0]?.path ?? '');
    for (const { path, robots } of products) {
      const [{ model }] = robots;
      if (new URL(page.url()).pathname !== path) await page.locator(`main a[href="${path}"]`).first().click();
      await page.waitForURL(`**${path}`);
      await pressed(page);
      await expectWhole(page, model);
      await page.goBack();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    expect(errors).toEqual([]);
    await close();
  },
  600_000,
);
