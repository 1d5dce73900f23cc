import { expect, it } from 'vitest';
import { siteOrigin } from './site-origin.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:3000'],
  ['localhost', 'http://localhost:3000'],
  ['::1', 'http://[::1]:3000'],
  ['::', 'http://[::]:3000'],
  ['fe80::1%eth0', 'http://[fe80::1]:3000'],
])('a site that listens on %s is found at %s', (host, origin) => {
  expect(siteOrigin({ publicUrl: null, host, port: 3000 })).toBe(origin);
  expect(URL.canParse(origin)).toBe(true);
});

it('a site that has a name is found by it', () => {
  expect(siteOrigin({ publicUrl: 'https://naru.example', host: '::1', port: 3000 })).toBe(
    'https://naru.example',
  );
});
