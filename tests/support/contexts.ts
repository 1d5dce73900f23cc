import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

export interface Contexts {
  /** A Korean context without cookies and storage. Its cache stays: what it holds is named by its content or asked for again. */
  take(options?: BrowserContextOptions): Promise<BrowserContext>;
  /** Sweeps it for the next visitor. */
  giveBack(context: BrowserContext): Promise<void>;
  /** Gives back what is still out, and keeps no more than the next site's visitors are likely to want. */
  rest(): Promise<void>;
  close(): Promise<void>;
}

interface Kept {
  options: string;
  /** Keeps the renderer alive, with the scripts that it has compiled. */
  tab: Page;
  devtools: CDPSession;
}

async function open(browser: Browser, origin: string, options: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    // A sixth of a page's work; what moves is looked at by those who ask for it.
    reducedMotion: 'reduce',
    ...options,
  });
  const tab = await context.newPage();
  await tab.goto('/robots.txt');
  return { context, tab, devtools: await context.newCDPSession(tab) };
}

/** Each keeps a renderer in memory. */
const mostAtRest = 4;

/** A page costs a fifth less where the renderer has met its scripts before: contexts that visitors left are used again. */
export function createContexts(browser: Browser, origin: string): Contexts {
  const kept = new Map<BrowserContext, Kept>();
  const free: BrowserContext[] = [];
  /** Whose clock was taken over: that stays so, and hides how their pages were come to. */
  const stopped = new Set<BrowserContext>();
  function noteStoppedClock(context: BrowserContext): void {
    const install = context.clock.install.bind(context.clock);
    context.clock.install = (options) => {
      stopped.add(context);
      return install(options);
    };
  }
  async function giveBack(context: BrowserContext): Promise<void> {
    if (stopped.delete(context)) {
      kept.delete(context);
      await context.close();
      return;
    }
    const { tab, devtools } = kept.get(context) ?? {};
    const others = context.pages().filter((page) => page !== tab);
    await Promise.all(others.map((page) => page.close()));
    await Promise.all([context.clearCookies(), context.clearPermissions(), context.setOffline(false)]);
    await devtools?.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    free.push(context);
  }
  return {
    async take(given = {}) {
      const options = JSON.stringify(given);
      const index = free.findIndex((context) => kept.get(context)?.options === options);
      const [used] = index < 0 ? [] : free.splice(index, 1);
      if (used) {
        await used.grantPermissions(given.permissions ?? []);
        return used;
      }
      const { context, ...rest } = await open(browser, origin, given);
      kept.set(context, { options, ...rest });
      noteStoppedClock(context);
      return context;
    },
    giveBack,
    async rest() {
      const out = [...kept.keys()].filter((context) => !free.includes(context));
      await Promise.all(out.map(giveBack));
      const tooMany = free.splice(0, free.length - mostAtRest);
      for (const context of tooMany) kept.delete(context);
      await Promise.all(tooMany.map((context) => context.close()));
    },
    async close() {
      await Promise.all([...kept.keys()].map((context) => context.close()));
    },
  };
}
