import type { Page } from 'playwright-core';
import { logInStaff, type Staff } from './staff.ts';
import { visitAsAdmin } from './admin-visit.ts';
import type { Visit } from './browser.ts';
import { openSite, type OpenSite } from './open-site.ts';

/** An empty site of its own, with somebody of the staff at work in a browser. */
export interface BackOffice {
  site: OpenSite;
  api: Staff;
  visitor: Visit;
  page: Page;
  close(): Promise<void>;
}

export async function openBackOffice(env: Record<string, string> = {}): Promise<BackOffice> {
  const site = await openSite(env);
  const api = await logInStaff(site);
  const visitor = await visitAsAdmin(site);
  return { site, api, visitor, page: visitor.page, close: () => site.close() };
}
