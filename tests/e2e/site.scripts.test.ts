import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite, type OpenSite } from '#tests/support/open-site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

/** One page of each kind; the 404 is hydrated too. */
const pages = [
  paths.home,
  paths.events,
  `${paths.events}/1`,
  productPath('T10'),
  paths.support,
  '/nothing',
  adminPaths.login,
];
const starterAlone = /^<script>\(function startScripts[^<]*(?:<(?!script)[^<]*)*<\/script><\/body><\/html>$/;
const fetchesScripts = /rel="modulepreload"|type="module"/;

describe.each([
  { deferScripts: 'on', inPage: [false, true], afterwards: [true] },
  { deferScripts: 'off', inPage: [true, false], afterwards: [] },
])('with deferred scripts $deferScripts', ({ deferScripts, inPage, afterwards }) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite({ DEFER_SCRIPTS: deferScripts });
    const staff = await logInStaff(site);
    await staff.post('event', { category: 0, title: '봄맞이 이벤트' });
  });
  afterAll(() => site.close());

  test.each(pages)('%s is hydrated and finds itself as the server made it', async (path) => {
    const { errors, close } = await site.open(path);
    const ofThePage = errors.filter((error) => !error.includes('404'));
    expect(ofThePage).toEqual([]);
    await close();
  });

  test.each(pages)('%s has its scripts where they belong', async (path) => {
    const html = await (await fetch(site.origin + path)).text();
    const [before = '', waiting = '', ...after] = html.split(/<\/?template\b[^>]*>/);
    expect([before, waiting].map((part) => fetchesScripts.test(part))).toEqual(inPage);
    // What the router writes last waits too.
    expect(after.map((part) => starterAlone.test(part))).toEqual(afterwards);
  });
});
