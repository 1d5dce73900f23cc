import { expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { mailLinkNote } from './mail-link-note.ts';

const mail = { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'no-reply@naru.example' };

test('mail without PUBLIC_URL is told of at the start, with where its links would lead', () => {
  expect(mailLinkNote(readConfig(mail))).toContain('PUBLIC_URL이 설정되지 않아');
  expect(mailLinkNote(readConfig(mail))).toContain('http://127.0.0.1:3000');
  expect(mailLinkNote(readConfig({ ...mail, PUBLIC_URL: 'https://www.naru.example' }))).toBeNull();
  expect(mailLinkNote(readConfig({}))).toBeNull();
});
