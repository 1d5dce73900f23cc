import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page, Request } from 'playwright-core';

export interface PageWeight {
  html: number;
  script: number;
}

/** Nothing asked for during so long: nothing more will be. */
const quietMs = 500;

/** Resolves when all that the page asks for has come. */
async function whenQuiet(page: Page): Promise<void> {
  const open = new Set<Request>();
  let lastAt = performance.now();
  const begin = (request: Request) => open.add(request);
  const end = (request: Request) => {
    open.delete(request);
    lastAt = performance.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  // Its scripts begin when the page has been painted: a network that is quiet before that says nothing.
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
  while (open.size > 0 || performance.now() - lastAt < quietMs) await delay(quietMs / 10);
}

/** Bytes of the bodies as they came over the wire, compressed, until nothing more was asked for. */
export async function weighPage(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sizes: Promise<{ kind: string; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request
        .sizes()
        .then(({ responseBodySize }) => ({ kind: request.resourceType(), bytes: responseBodySize })),
    );
  });
  await Promise.all([whenQuiet(page), page.goto(address)]);
  const all = await Promise.all(sizes);
  await context.close();
  const total = (kind: string) =>
    all.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.bytes, 0);
  return { html: total('document'), script: total('script') };
}
