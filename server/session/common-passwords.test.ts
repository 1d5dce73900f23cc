import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { company } from '#contract/company.ts';
import { isCommonPassword } from './common-passwords.ts';
import { namePasswords } from './name-passwords.ts';

it('refuses the 3,000 commonest passwords that are long enough to be chosen', () => {
  const file = readFileSync(new URL('frequent-passwords.txt', import.meta.url), 'utf8');
  const listed = new Set(file.split('\n').filter((line) => line !== '' && !line.startsWith('#')));
  expect(listed.size).toBeGreaterThanOrEqual(3_000);
  const tooShort = [...listed].filter((password) => [...password].length < limits.password.min);
  const passed = [...listed].filter((password) => !isCommonPassword(password.toUpperCase()));
  expect({ tooShort, passed }).toEqual({ tooShort: [], passed: [] });
});

it.each([
  'password',
  'maverick',
  'slipknot',
  'startrek',
  'Password123',
  'qwerty12',
  '1q2w3e4r!',
  'ADMIN1234',
  'qlalfqjsgh',
])('knows %s as a password that everyone tries', (password) => {
  expect(isCommonPassword(password)).toBe(true);
  expect(isCommonPassword(password.normalize('NFD'))).toBe(true);
});

it.each(['hangangbots', 'hangang1234', 'HANGANG-BOTS', '한강로봇', '한강로봇2026', 'gksrkdfhqht'])(
  'knows %s as made of the name of the company, whatever it is called',
  (password) => {
    const made = namePasswords({ name: '한강로봇', nameEnglish: 'HANGANG BOTS' });
    expect(made).toContain(password.toLowerCase());
  },
);

it("refuses the company's own name", () => {
  expect(isCommonPassword(`${company.name}1234`)).toBe(true);
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
