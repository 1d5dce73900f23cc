import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

it.each([
  'password',
  'Password123',
  'qwerty12',
  '1q2w3e4r!',
  'ADMIN1234',
  'qlalfqjsgh',
  'narurobotics',
  '나루로보틱스',
])('knows %s as a password that everyone tries', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(isCommonPassword(password.normalize('NFD'))).toBe(true);
});

it.each(['12345678', '9876543210', 'aaaaaaaa', 'abcdefgh', 'ㅋㅋㅋㅋㅋㅋㅋㅋ'])(
  'knows %s as a run',
  (password) => {
    expect(isCommonPassword(password)).toBe(true);
  },
);

it.each(['correct horse battery', '바다를 건너는 나룻배 7', 'xk29!mfu', '비 오는 날의 국수집'])(
  'has nothing against %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);
