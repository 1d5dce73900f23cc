import { expect, test } from 'vitest';
import { maskSender } from './mask-sender.ts';

const sender = {
  company: '나루식당',
  name: '홍길동',
  phone: '010-1234-5678',
  phone_digits: '01012345678',
  email: 'hong.gd@naru.example',
};

test.each([
  ['010-1234-5678', '010-****-5678'],
  ['01012345678', '010-****-5678'],
  ['010 1234 5678', '010-****-5678'],
  ['010.1234.5678', '010-****-5678'],
  ['(010) 1234–5678', '010-****-5678'],
  ['+82 10-1234-5678', '010-****-5678'],
  ['+82 (0)10 1234 5678', '010-****-5678'],
  ['0082-10-1234-5678', '010-****-5678'],
  ['hong.gd@naru.example', 'ho***@naru.example'],
  ['Hong.GD@Naru.Example', 'ho***@naru.example'],
])('of %s no more than a hint is shown', (written, shown) => {
  expect(maskSender(`${written}로 연락드리겠습니다.`, sender)).toBe(`${shown}로 연락드리겠습니다.`);
});

test('a number from abroad is hidden as well', () => {
  const phone = '+1 (202) 555-0123';
  expect(maskSender(`전화 ${phone}.`, { ...sender, phone, phone_digits: '12025550123' })).toBe(
    '전화 +1 (202) ***-0123.',
  );
});

test('digits that stand far apart are no number, so that no text takes long to look through', () => {
  const text = `010${'-'.repeat(6)}1234${'-'.repeat(6)}5678`;
  expect(maskSender(text, sender)).toBe(text);
});

test('other numbers and addresses are shown as they are', () => {
  const text = '본사 1588-1234, 2010-1234-56789, hongagd@naru.example';
  expect(maskSender(text, sender)).toBe(text);
});
