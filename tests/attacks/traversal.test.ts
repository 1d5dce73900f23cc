import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite, type Site } from '#tests/support/site.ts';

const secret = 'naru-secret-that-no-one-may-read';
let site: Site;
beforeAll(async () => {
  site = await startSite({ env: { SAMPLE_CONTENT: 'off' } });
  writeFileSync(join(site.dataDir, 'secret.txt'), secret);
});
afterAll(() => site.close());

/** Asks for exactly this path: `fetch` would tidy it first. */
function ask(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.origin);
    request({ hostname, port, path }, (answer) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    })
      .on('error', reject)
      .end();
  });
}

const starts = ['/', '/assets/', '/pictures/', '/resources/upload/', '/admin/', '/api/'];
const climbs = ['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '..\\', '..%5c', '....//', '%252e%252e%252f', '..;/'];
const targets = ['package.json', 'server/config.ts', 'build/server/index.js', 'data/site.db', 'etc/passwd'];
const ofOurFiles = /naru-robotics-site|readConfig|SQLite format 3|root:x:0:0/;

it('no address leads out of the folder of built files or of uploads', { timeout: 60_000 }, async () => {
  const leaks: string[] = [];
  const failures: string[] = [];
  for (const start of starts) {
    for (const climb of climbs) {
      for (const target of targets) {
        for (const depth of [1, 2, 8]) {
          const path = `${start}${climb.repeat(depth)}${target}`;
          const { status, body } = await ask(path);
          if (status >= 500) failures.push(path);
          if (ofOurFiles.test(body) || body.includes(secret)) leaks.push(path);
        }
      }
    }
  }
  expect({ leaks, failures }).toEqual({ leaks: [], failures: [] });
});

it.each([
  '/site.db',
  '/data/site.db',
  '/secret.txt',
  '/resources/upload/secret.txt',
  '/resources/upload/../secret.txt',
  '/resources/upload/..%2fsecret.txt',
  '/resources/upload/site.db',
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/server/main.ts',
  '/build/server/index.js',
  '/node_modules/fastify/package.json',
  '/assets/',
  '/resources/upload/',
])('%s is not found', async (path) => {
  const { status, body } = await ask(path);
  expect(status).toBe(404);
  expect(body).not.toMatch(ofOurFiles);
  expect(body).not.toContain(secret);
});

it.each(['/%00', '/a%00.png', '/%', '/%zz', '/%c0%ae%c0%ae/', '//evil.example/', '/\\evil.example'])(
  'a malformed address %j is refused and leads nowhere',
  async (path) => {
    const { status } = await ask(path);
    expect([400, 404, 414, 431]).toContain(status);
  },
);
