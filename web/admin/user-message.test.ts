import { expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { CallError } from '#web/api/call-error.ts';
import {
  deleteFailure,
  loadFailure,
  loginFailure,
  passwordFailure,
  popupRegisterFailure,
  registerFailures,
  restoreFailure,
  updateFailure,
  writingFailure,
  type SayError,
} from './user-message.ts';

const { admin } = messages;
const refused = (status: number, serverMessage = '') => new CallError('refused', { status, serverMessage });
const timeout = new CallError('timeout');
const offline = new CallError('offline');

test.each<[string, SayError, CallError, string]>([
  ['loading', loadFailure, timeout, admin.offline],
  ['loading', loadFailure, refused(500), admin.serverError(500, messages.public.unknownError)],
  ['registering an event', registerFailures.status, timeout, admin.offline],
  [
    'registering an event',
    registerFailures.status,
    refused(429, '잠시 후'),
    admin.serverError(429, '잠시 후'),
  ],
  ['registering a case', registerFailures.advice, timeout, admin.offline],
  ['registering a case', registerFailures.advice, offline, admin.tryLater],
  ['changing', updateFailure, timeout, admin.updateError(admin.offline)],
  ['bringing back', restoreFailure, refused(404, admin.trashMissing), admin.trashMissing],
  ['bringing back', restoreFailure, offline, admin.offline],
  ['an answer or a memo', writingFailure, offline, admin.notWritten(admin.offline)],
  ['an answer or a memo', writingFailure, refused(400, '내용이 깁니다.'), admin.notWritten('내용이 깁니다.')],
  ['an answer or a memo', writingFailure, refused(404), admin.inquiryGone],
  ['deleting', deleteFailure, refused(200), admin.deleteFailed],
  ['the popup', popupRegisterFailure, timeout, admin.popupRegisterError],
  ['logging in', loginFailure, refused(401), admin.loginFailed],
  ['logging in', loginFailure, timeout, admin.loginError],
  ['the password', passwordFailure, timeout, admin.passwordChangeError],
])('%s: each failure has its sentence', (_, say, error, sentence) => {
  expect(say(error)).toBe(sentence);
});
