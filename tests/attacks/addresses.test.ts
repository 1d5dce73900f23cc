import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/support/site.ts';
import { paths } from '#web/content/paths.ts';
import { products } from '#web/content/products/products.ts';

describe('addresses that are made up', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.close());

  async function figure(name: string): Promise<number> {
    const text = await (await fetch(`${site.origin}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
  }

  async function askFor(addresses: readonly string[]): Promise<void> {
    for (const address of addresses)
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        await (await fetch(site.origin + address, { headers })).arrayBuffer();
      }
  }

  const pages = [...Object.values(paths), ...products.map(({ path }) => path)];
  const calls = ['/api/event/cateId/0', '/api/faqVideo/cateId/0', '/api/admin/popup/current'];

  it('for the same answer are one entry in memory', async () => {
    await askFor([...pages, ...calls]);
    const before = await figure('naru_cache_entries');
    expect(before).toBe(pages.length + calls.length);
    for (const page of pages)
      await askFor([
        `${page}?made=up`,
        `${page}?tab=up`,
        `${page}?page=0001&filter=up`,
        `${page}?_routes=up`,
      ]);
    for (const call of calls) await askFor([`${call}?made=up`, `${call}?curPage=up&filter=up`]);
    await askFor(['/api/faqVideo/cateId/0?keyword=up&curPage=2']);
    expect(await figure('naru_cache_entries')).toBe(before);
  });

  it('that are none leave nothing behind', async () => {
    const before = await figure('naru_cache_bytes');
    await askFor(['/made-up', `${paths.events}/999999`, `${paths.events}/made-up?page=2`]);
    expect(await figure('naru_cache_bytes')).toBe(before);
  });
});
