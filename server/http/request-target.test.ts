import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTarget, withoutHost } from './request-target.ts';

const origin = 'http://127.0.0.1:3000';
const read = (target: string) => readTarget(target, origin);

describe('a page is asked for', () => {
  it.each([
    '/',
    '/sub3_1',
    '/sub3_1?page=2',
    '/sub3_1/12',
    '/sub3_1/12.data?_routes=item',
    '/a;b',
    '/%ed%95%9c',
    '/admin/updatePassword',
    '/inquiry/7F3K9M2QAAAAAAAAAAAAAAAAAA',
  ])('by %s as it is spelled', (target) => {
    expect(read(target)).toMatchObject({ isCanonical: true, url: { href: origin + target } });
  });

  it.each([
    ['/sub3_1/', '/sub3_1'],
    ['/sub3_1/?page=2', '/sub3_1?page=2'],
    ['/%73ub4_2', '/sub4_2'],
    ['/sub4%5F2', '/sub4_2'],
    ['/%73ub3_1%2f1', '/sub3_1%2f1'],
    ['/SUB3_1', '/sub3_1'],
    ['/Sub6_2/1?keyword=A', '/sub6_2/1?keyword=A'],
    ['/ADMIN', '/admin'],
  ])('by %s in another spelling than %s', (target, canonical) => {
    expect(read(target)).toMatchObject({ isCanonical: false, url: { href: origin + canonical } });
  });
});

it.each([
  '*',
  '',
  '?x',
  'sub3_1',
  'ftp://x/',
  '//evil.example/',
  '/\\evil.example/',
  '/.//',
  '/..//',
  '/.//evil.example/sub3_1',
  '/%2e//evil.example/sub3_1',
  '/../',
  '/./sub3_1',
  '/a/../sub3_1',
  '/%2e%2e/sub3_1',
  '/sub3_1//',
  '/sub3_1//12',
  '/sub3_1\t',
  '/{}',
])('%j asks for no page', (target) => expect(read(target)).toBeNull());

it('nothing that is asked for leads to another site', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '.', '..', '\\', '%2e', '%2f', '%5c', '@', ':', '#', '?'),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const asked = read(`/${pieces.join('')}`);
      if (asked === null) return;
      expect(asked.url.origin).toBe(origin);
      expect(asked.url.pathname).not.toContain('//');
    }),
  );
});

it.each([
  ['http://x/', '/'],
  ['http://x', '/'],
  ['HTTPS://x:8/sub3_1?page=2', '/sub3_1?page=2'],
  ['http://x//evil.example/', '//evil.example/'],
  ['/sub3_1', '/sub3_1'],
  ['/http://x/', '/http://x/'],
  ['*', '*'],
  ['ftp://x/', 'ftp://x/'],
])('%s is %s on this host', (target, path) => expect(withoutHost(target)).toBe(path));
