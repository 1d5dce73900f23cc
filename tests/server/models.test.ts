import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { robots } from '#catalog/robots.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

describe('the three-dimensional models', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await createTestApp();
  });
  afterAll(() => site.close());

  it.each(robots.map(({ model }) => model.toLowerCase()))(
    'of %s are sent as what browsers and iPhones open',
    async (model) => {
      const [forBrowsers, forPhones] = await Promise.all([
        site.get(`/models/${model}.glb`),
        site.get(`/models/${model}.usdz`),
      ]);
      expect([forBrowsers.statusCode, forBrowsers.headers['content-type']]).toEqual([
        200,
        'model/gltf-binary',
      ]);
      expect([forPhones.statusCode, forPhones.headers['content-type']]).toEqual([200, 'model/vnd.usdz+zip']);
    },
  );
});
