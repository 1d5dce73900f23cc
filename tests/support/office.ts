import type { Browser, Page } from 'playwright-core';
import { adminApi, type AdminApi } from './admin-api.ts';
import { visitAsAdmin } from './admin-visit.ts';
import { launchBrowser, type Visit } from './browser.ts';
import { startSite, type Site } from './site.ts';

/** An empty site of its own, with somebody of the staff at work in a browser. */
export interface Office {
  site: Site;
  browser: Browser;
  api: AdminApi;
  visitor: Visit;
  page: Page;
  close(): Promise<void>;
}

export async function openOffice(): Promise<Office> {
  const [site, browser] = await Promise.all([startSite({ env: { SAMPLE_CONTENT: 'off' } }), launchBrowser()]);
  const api = await adminApi(site);
  const visitor = await visitAsAdmin(browser, site);
  return {
    site,
    browser,
    api,
    visitor,
    page: visitor.page,
    async close() {
      await browser.close();
      await site.close();
    },
  };
}
