import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedNumber } from './typed-number.ts';

const read = (text: string) => typedNumber(text, /원$/);

test.each([
  ['600000', 600_000],
  ['600,000', 600_000],
  [' 600 000 ', 600_000],
  ['600,000원', 600_000],
  ['600,000 원', 600_000],
  ['₩600,000', 600_000],
  ['￦６００，０００', 600_000],
  ['\\600,000', 600_000],
  ['60만', 600_000],
  ['60만원', 600_000],
  ['60만 5천원', 605_000],
  ['62만 5,000', 625_000],
  ['1.5만', 15_000],
  ['1만320원', 10_320],
  ['만원', 10_000],
  ['천2백', 1_200],
  ['1천2백만', 12_000_000],
  ['1억 2천만', 120_000_000],
  ['600,000\u200b', 600_000],
  ['12.5', 12.5],
  ['-5', -5],
  ['−5', -5],
  ['+7', 7],
  ['0', 0],
])('%j is %d', (text, number) => expect(read(text)).toBe(number));

test.each([
  '',
  ' ',
  '원',
  'abc',
  '많이',
  '1e3',
  'NaN',
  'Infinity',
  '0x10',
  '1.',
  '.5',
  '--1',
  '1;2',
  '12시간',
  '3천5천',
  '1만2만',
  '5백3천',
  '60만~70만',
])('%j is no number', (text) => expect(read(text)).toBeUndefined());

test('every number is read again as Koreans write it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (number) => {
      expect(read(`${number.toLocaleString('ko-KR')}원`)).toBe(number);
      const amount = Math.abs(number);
      const tenThousands = Math.floor(amount / 10_000);
      expect(read(tenThousands === 0 ? `${amount}` : `${tenThousands}만 ${amount % 10_000}원`)).toBe(amount);
    }),
  );
});
