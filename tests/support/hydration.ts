import type { Page } from 'playwright-core';

/** Waits until scripts have taken over: before that a click is a plain link's. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((name) => name.startsWith('__reactProps')),
  );
}

export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilHydrated(page);
}
