import { company } from '#contract/company.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '#tests/support/site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { pagePaths } from '#web/content/page-paths.ts';
import { itemPath, paths } from '#web/content/paths.ts';

let site: Site;
const ids = { event: 0, news: 0, hotel: 0, selfCare: 0 };

beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_CONTENT: 'off', PUBLIC_URL: 'https://naru.example' } });
  const staff = await logInStaff({ ...site, origin: site.origin });
  ids.event = await staff.post('event', { category: 0, title: 'T8 <할인> & "덤"' });
  ids.news = await staff.post('event', { category: 1, title: '새 소식' });
  ids.hotel = await staff.post('case', { category: 0, industry: 5, title: '나루호텔' });
  ids.selfCare = await staff.post('faq', { category: 1, title: '바퀴 청소' });
});
afterAll(() => site.close());

async function read(path: string) {
  const answer = await fetch(site.origin + path);
  return { type: answer.headers.get('content-type'), text: await answer.text() };
}

test('robots.txt welcomes Naver and Google, and keeps everybody out of the back office', async () => {
  const { type, text } = await read('/robots.txt');
  expect(type).toContain('text/plain');
  for (const name of ['Yeti', 'Googlebot', '*']) {
    expect(text).toContain(`User-agent: ${name}\nAllow: /\nDisallow: /admin\nDisallow: /api/admin\n`);
  }
  expect(text).toContain('Sitemap: https://naru.example/sitemap.xml');
});

test('the sitemap has every page and every post, and nothing of the back office', async () => {
  const { type, text } = await read('/sitemap.xml');
  expect(type).toContain('xml');
  const places = [...text.matchAll(/<loc>https:\/\/naru\.example([^<]*)<\/loc>/g)].map(([, path]) => path);
  expect(places).toEqual([
    ...pagePaths,
    itemPath(paths.events, ids.event),
    itemPath(paths.news, ids.news),
    itemPath(paths.servingCases, ids.hotel),
    itemPath(paths.selfCare, ids.selfCare),
  ]);
});

test('the feed has events and news, newest first, and no title breaks it', async () => {
  const { type, text } = await read('/rss.xml');
  expect(type).toContain('application/rss+xml');
  expect(
    [...text.matchAll(/<item>\s*<title>([^<]*)<\/title>\s*<link>([^<]*)</g)].map(([, ...item]) => item),
  ).toEqual([
    ['새 소식', `https://naru.example${itemPath(paths.news, ids.news)}`],
    ['T8 &lt;할인&gt; &amp; &quot;덤&quot;', `https://naru.example${itemPath(paths.events, ids.event)}`],
  ]);
});

test('what staff publish is in the feed at once', async () => {
  const staff = await logInStaff(site);
  await staff.post('event', { category: 0, title: '방금 올린 행사' });
  expect((await read('/rss.xml')).text).toContain('방금 올린 행사');
});

test('the manifest names the site and its icons, which are there', async () => {
  const { type, text } = await read('/manifest.webmanifest');
  expect(type).toContain('application/manifest+json');
  const { name, icons } = JSON.parse(text) as { name: string; icons: { src: string }[] };
  expect(name).toBe(company.name);
  for (const { src } of icons)
    expect((await fetch(site.origin + src)).headers.get('content-type')).toBe('image/png');
});
