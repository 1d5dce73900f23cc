import { describe, expect, test } from 'vitest';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { optionalLink, optionalWebAddress } from './web-address.ts';

const rules = [
  ['of a post', optionalWebAddress],
  ['of the popup', optionalLink],
] as const;

describe.each(rules)('an address %s', (_, rule) => {
  test.each([
    ['www.naver.com', 'https://www.naver.com'],
    [' blog.naver.com/naru?no=1#top ', 'https://blog.naver.com/naru?no=1#top'],
    ['youtu.be/abcdefghijk', 'https://youtu.be/abcdefghijk'],
    ['naver.com:8443/a', 'https://naver.com:8443/a'],
    ['로봇.한국/소식', 'https://로봇.한국/소식'],
    ['xn--299a.xn--3e0b707e', 'https://xn--299a.xn--3e0b707e'],
  ])('%s without a scheme becomes %s', (typed, completed) => {
    expect(rule.parse(typed)).toBe(completed);
  });

  test.each(['', 'https://www.naver.com', 'http://naver.com/a b', 'HTTPS://NAVER.COM'])(
    '%j stays as it is',
    (typed) => {
      expect(rule.parse(typed)).toBe(typed);
    },
  );

  test.each([
    'nonsense',
    'not an address',
    'www.naver.com 참고',
    'hong@naver.com',
    'javascript:alert(1)',
    'javascript.com:alert(1)',
    'data:text/html,x',
    'ftp://naver.com',
    'http:naver.com',
    'https:/naver.com',
    'http:\\\\naver.com',
    'http:///naver.com',
    '//naver.com',
    '\\\\naver.com',
    '-.com',
    '.com',
    'naver..com',
    'naver.',
    '1.5',
    '192.168.0.1',
    'localhost:3000',
    'naver.com:99999',
    'naver.com\\@evil.com',
  ])('%s is refused', (typed) => {
    expect(rule.safeParse(typed).error?.issues[0]?.message).toBe(messages.valid.url);
  });

  test('is no longer than its limit when it is complete', () => {
    const most = `https://naver.com/${'a'.repeat(limits.url - 18)}`;
    expect(rule.parse(most)).toBe(most);
    expect(rule.parse(most.slice(8))).toBe(most);
    expect(rule.safeParse(`${most.slice(8)}a`).error?.issues[0]?.message).toBe(
      messages.valid.tooLong(limits.url),
    );
  });
});

test('only the popup may lead to a page of this site', () => {
  expect(optionalLink.parse('/sub3_1')).toBe('/sub3_1');
  expect(optionalWebAddress.safeParse('/sub3_1').success).toBe(false);
});
