import { expect, test } from 'vitest';
import { failureOutcome } from './outcome.ts';

test.each([
  ['an address that is refused', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, true],
  ['an address that no mail server could take', { code: 'EENVELOPE', command: 'API' }, true],
  ['a text that is refused', { code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, true],
  ['an address that is put off', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, false],
  ['a session in the wrong state', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 503 }, false],
  ['a sender who is refused', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550 }, false],
  ['a login that is refused', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, false],
  ['a connection that broke', { code: 'ECONNECTION', command: 'CONN' }, false],
])('%s: tried again unless it would come to the same', (_, failure, isFinal) => {
  expect(failureOutcome(Object.assign(new Error('no'), failure))).toMatchObject({ isSent: false, isFinal });
});
