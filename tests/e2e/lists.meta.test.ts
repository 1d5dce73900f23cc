import { company } from '#contract/company.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite, type Site } from '#tests/support/site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { paths } from '#web/content/paths.ts';

let site: Site;

beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_CONTENT: 'off', PUBLIC_URL: 'https://naru.example' } });
  const staff = await logInStaff(site);
  for (let number = 1; number <= 13; number += 1) {
    await staff.post('event', { category: 0, title: `행사 ${number}` });
  }
});
afterAll(() => site.close());

async function headOf(path: string) {
  const html = await (await fetch(site.origin + path)).text();
  return {
    title: /<title>([^<]*)</.exec(html)?.[1],
    canonical: /<link rel="canonical" href="https:\/\/naru\.example([^"]*)"/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
  };
}

test('each page and tab of a list has a title and an address of its own', async () => {
  expect(await headOf(paths.events)).toEqual({
    title: `EVENT | ${company.name}`,
    canonical: paths.events,
    robots: undefined,
  });
  expect(await headOf(`${paths.events}?page=2`)).toMatchObject({
    title: `EVENT (2페이지) | ${company.name}`,
    canonical: `${paths.events}?page=2`,
  });
  expect(await headOf(`${paths.servingCases}?tab=hotel`)).toMatchObject({
    title: `서빙로봇 설치사례 - 호텔 | ${company.name}`,
    canonical: `${paths.servingCases}?tab=hotel`,
  });
});

test('a page that is not there belongs to the last one, and unknown parameters to none', async () => {
  expect((await headOf(`${paths.events}?page=99`)).canonical).toBe(`${paths.events}?page=2`);
  expect((await headOf(`${paths.events}?utm_source=mail&tab=hotel`)).canonical).toBe(paths.events);
});

test('what a search finds is not for search engines', async () => {
  expect(await headOf(`${paths.events}?keyword=행사&filter=all`)).toMatchObject({
    canonical: paths.events,
    robots: 'noindex, follow',
  });
});
