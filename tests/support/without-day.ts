import type { Page } from 'playwright-core';

/** The store simulator reckons for seconds after each change: who does not look at the day is spared it. */
export async function withoutDay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { Worker } = window;
    const idle = { addEventListener() {}, postMessage() {}, terminate() {} };
    window.Worker = function start(url: URL, options: WorkerOptions) {
      return url.pathname.includes('day.worker') ? idle : new Worker(url, options);
    } as unknown as typeof Worker;
  });
}
