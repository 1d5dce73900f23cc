import type { Browser, BrowserContextOptions } from 'playwright-core';
import { openHydrated } from './hydration.ts';
import { sharedBrowser, visit, type Visit } from './browser.ts';
import { createContexts, type Contexts } from './contexts.ts';
import { openHostedSite, type HostedSite } from './hosted-site.ts';

/** A site of its own, and visitors who look at it. */
export interface OpenSite extends HostedSite {
  /** A fresh visitor, who has not gone anywhere yet. */
  visit(options?: BrowserContextOptions): Promise<Visit>;
  /** A fresh visitor on a page that answers to clicks. */
  open(path: string, options?: BrowserContextOptions): Promise<Visit>;
}

const contextsAt = new Map<string, Contexts>();

/** Those of the shared browser outlive the site: the next one at its address finds them warm. */
async function sharedContexts(origin: string): Promise<Contexts> {
  const contexts = contextsAt.get(origin) ?? createContexts(await sharedBrowser(), origin);
  contextsAt.set(origin, contexts);
  return contexts;
}

/** Without sample content, unless the settings say otherwise. */
export async function openSite(env: Record<string, string> = {}, given?: Browser): Promise<OpenSite> {
  const site = await openHostedSite({ SAMPLE_CONTENT: 'off', ...env });
  const contexts = given ? createContexts(given, site.origin) : await sharedContexts(site.origin);
  return {
    ...site,
    visit: (options) => visit(contexts, options),
    async open(path, options) {
      const visitor = await visit(contexts, options);
      await openHydrated(visitor.page, path);
      return visitor;
    },
    async close() {
      await (given ? contexts.close() : contexts.rest());
      await site.close();
    },
  };
}
