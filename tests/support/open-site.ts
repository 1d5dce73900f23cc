import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openHydrated } from './hydration.ts';
import { sharedBrowser, visit, type Visit } from './browser.ts';
import { createContexts } from './contexts.ts';
import { startSite, type Site } from './site.ts';

/** A site of its own, and visitors who look at it. */
export interface OpenSite extends Site {
  /** A fresh visitor, who has not gone anywhere yet. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  /** A fresh visitor on a page that answers to clicks. */
  open(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

/** Without sample content, unless the settings say otherwise. */
export async function openSite(env: Record<string, string> = {}, given?: Browser): Promise<OpenSite> {
  const [site, browser] = await Promise.all([
    startSite({ env: { SAMPLE_CONTENT: 'off', ...env } }),
    given ?? sharedBrowser(),
  ]);
  const contexts = createContexts(browser, site.origin);
  return {
    ...site,
    visit: (options) => visit(contexts, options),
    async open(path, options) {
      const visitor = await visit(contexts, options);
      await openHydrated(visitor.page, path);
      return visitor;
    },
    async close() {
      await contexts.close();
      await site.close();
    },
  };
}
