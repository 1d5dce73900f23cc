import { launchBrowser } from '#tests/support/browser.ts';
import { startSite } from '#tests/support/site.ts';
import { pagePaths } from '#web/content/page-paths.ts';
import { bestScore, type PageScore } from './lighthouse.ts';
import { weighPage, type PageWeight } from './page-weight.ts';
import { prepare } from './prepare.ts';
import { reportTable, writtenRows } from './report.ts';

const port = 9_333;
const enough = 98;
const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1);
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1);

type Page = PageScore & PageWeight & { path: string };

/** What each column shows, and what it must reach. */
const columns: readonly {
  name: string;
  show: (page: Page) => string;
  target: string;
  met: (page: Page) => boolean;
}[] = [
  {
    name: 'performance',
    show: (page) => String(page.performance),
    target: `≥ ${enough}`,
    met: (page) => page.performance >= enough,
  },
  {
    name: 'accessibility',
    show: (page) => String(page.accessibility),
    target: '100',
    met: (page) => page.accessibility === 100,
  },
  {
    name: 'best practices',
    show: (page) => String(page.bestPractices),
    target: '100',
    met: (page) => page.bestPractices === 100,
  },
  { name: 'SEO', show: (page) => String(page.seo), target: '100', met: (page) => page.seo === 100 },
  { name: 'first paint, s', show: (page) => seconds(page.firstPaint), target: '', met: () => true },
  { name: 'largest paint, s', show: (page) => seconds(page.largestPaint), target: '', met: () => true },
  { name: 'blocked, ms', show: (page) => String(Math.round(page.blocked)), target: '', met: () => true },
  { name: 'shift', show: (page) => page.shift.toFixed(3), target: '', met: () => true },
  {
    name: 'HTML, kB',
    show: (page) => kilobytes(page.html),
    target: '≤ 20',
    met: (page) => page.html <= 20_000,
  },
  { name: 'JS, kB', show: (page) => kilobytes(page.script), target: '', met: () => true },
];

/** Lighthouse's phone on every route; given routes are measured again, and the others keep their figures. */
const chosen = process.argv.slice(2);
await prepare('browser');
const [site, browser] = await Promise.all([
  startSite({ env: { LOG_LEVEL: 'fatal' } }),
  launchBrowser([`--remote-debugging-port=${port}`]),
]);
const rows = writtenRows('bench:pages');
const misses: string[] = [];
for (const path of chosen.length > 0 ? chosen : pagePaths) {
  // Weighed first: that visit also makes the copies of uploaded pictures, which is work for once.
  const weight = await weighPage(browser, site.origin + path);
  const page = { path, ...(await bestScore(site.origin + path, port, enough)), ...weight };
  const row = [path, ...columns.map(({ show }) => show(page))];
  rows.set(path, row);
  console.log(row.join('\t'), page.faults.join(' '));
  misses.push(...columns.filter(({ met }) => !met(page)).map(({ name }) => `${path} ${name}`));
}
await browser.close();
await site.close();
reportTable(
  'bench:pages',
  [
    ['route', ...columns.map(({ name }) => name)],
    ...pagePaths.flatMap((path) => (rows.has(path) ? [rows.get(path) ?? []] : [])),
    ['target', ...columns.map(({ target }) => target)],
  ],
  'Lighthouse 13, its mobile profile with simulated throttling, the best of at most five visits (other work on the machine only ever slows one); HTML and JS are the compressed bodies (brotli) that the browser received, with the scripts of parts that are in sight at once (what a page starts with has a budget of its own, a test of the build).',
);
console.log(misses.length === 0 ? 'Every target is met.' : `Missed: ${misses.join(', ')}`);
