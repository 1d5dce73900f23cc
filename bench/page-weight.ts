import type { Browser } from 'playwright-core';

export interface PageWeight {
  html: number;
  script: number;
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
  await page.goto(address, { waitUntil: 'networkidle' });
  const all = await Promise.all(sizes);
  await context.close();
  const total = (kind: string) =>
    all.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.bytes, 0);
  return { html: total('document'), script: total('script') };
}
