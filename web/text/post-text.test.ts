import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, opening, textParts, tiedText } from './post-text.ts';

const links = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

test('a web address becomes a link and the words around it stay words', () => {
  expect(textParts('자세히: https://naru.example/a?b=1#c\n끝')).toEqual([
    { at: 0, text: '자세히: ', href: null },
    { at: 5, text: 'https://naru.example/a?b=1#c', href: 'https://naru.example/a?b=1#c' },
    { at: 33, text: '\n끝', href: null },
  ]);
});

test.each([
  ['http://naru.example에서 확인하세요', 'http://naru.example'],
  ['(https://naru.example/page)', 'https://naru.example/page'],
  ['https://naru.example/a_(b)를', 'https://naru.example/a_(b)'],
  ['보세요 https://naru.example/event.', 'https://naru.example/event'],
  ['www.naru.example!', 'https://www.naru.example'],
])('%s links to %s', (text, href) => expect(links(text)).toEqual([href]));

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://', 'https://localhost', 'ftp://naru.example'])(
  '%s is no link',
  (text) => expect(links(text)).toEqual([]),
);

test('markup is never more than text', () => {
  const markup = '<script>alert(1)</script><a href="https://naru.example">x</a>';
  expect(
    textParts(markup)
      .map(({ text }) => text)
      .join(''),
  ).toBe(markup);
  expect(links(markup)).toEqual(['https://naru.example']);
});

test('no text loses or gains a letter, and every link is http(s)', () => {
  const piece = fc.oneof(fc.string(), fc.constantFrom('https://a.b', 'www.x.kr', ')', '.', '로봇', '\n'));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      const parts = textParts(text);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(links(text).every((href) => /^https?:$/.test(new URL(href).protocol))).toBe(true);
    }),
  );
});

test('an excerpt is one line, and says so when it is cut', () => {
  expect(excerpt('첫 줄\n\n  둘째 줄')).toBe('첫 줄 둘째 줄');
  expect(excerpt('가'.repeat(200), 10)).toBe(`${'가'.repeat(9)}…`);
});

test('the opening of a post is its first paragraph, whatever its lines end in; steps and points stay apart', () => {
  expect(opening('봄맞이 행사를 엽니다 😊\n아래를 봐 주세요.\r\n\r\n왜 여나요?\n\n봄이라서요.', 99)).toBe(
    '봄맞이 행사를 엽니다 😊 아래를 봐 주세요.',
  );
  expect(opening('1. 아래에 놓습니다.\n2. 끈을 겁니다.', 99)).toBe('1. 아래에 놓습니다.\n2. 끈을 겁니다.');
  expect(opening('바뀐 점\n- 하나\n- 둘', 99)).toBe('바뀐 점\n- 하나\n- 둘');
  expect(opening('🍲🍲 끝.', 2)).toBe('🍲🍲');
  expect(opening('', 99)).toBe('');
});

test('an address with thousands of brackets and dots behind it is read in passing', () => {
  expect(links(`https://naru.example/${'.'.repeat(10_000)}${')'.repeat(10_000)}`)).toEqual([
    'https://naru.example/',
  ]);
});

test('a particle stays with its bracket and a counting word with what it counts, wherever lines end', () => {
  expect(tiedText('직원 교육(현장)에 한 시간쯤, 두 로봇과 한낮에')).toBe(
    '직원 교육(현장)\u2060에 한\u00a0시간쯤, 두\u00a0로봇과 한낮에',
  );
});
