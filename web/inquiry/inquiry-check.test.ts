import { expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { checkInquiry, errorSummary, readInquiryForm, unseenName } from './inquiry-check.ts';

const filled = {
  company: '나루식당',
  name: '김나루',
  phone: '010-0000-0000',
  email: 'kim@naru.example',
  robotType: 'serving',
  robotModel: 'T10',
  agreed: 'on',
};

function check(changes: Record<string, string> = {}, without: readonly string[] = []) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filled, ...changes })) {
    if (!without.includes(name)) form.set(name, value);
  }
  return checkInquiry(readInquiryForm(form, 1, 'v1'));
}

test('a filled-in form gives what the contract takes', () => {
  expect(check({ company: ' 나루식당 ' })).toMatchObject({
    ok: true,
    input: { category: 1, company: '나루식당', region: '', agreed: true, agreedVersion: 'v1' },
  });
});

test('empty required fields are told of once, with the fields they are', () => {
  const result = check({ company: '  ', email: '' });
  expect(result).toEqual({
    ok: false,
    errors: { company: messages.valid.required, email: messages.valid.required },
  });
  expect(errorSummary(result.ok ? {} : result.errors)).toEqual([
    { message: messages.valid.required, fields: ['company', 'email'] },
  ]);
});

test('a form without the tick is not agreed to', () => {
  expect(check({}, ['agreed'])).toEqual({ ok: false, errors: { agreed: messages.valid.consent } });
});

test('phone, e-mail and a model of another type have their own sentences', () => {
  expect(check({ phone: '전화주세요', email: 'kim@', robotType: 'cleaning' })).toEqual({
    ok: false,
    errors: { phone: messages.valid.phone, email: messages.valid.email, robotModel: messages.valid.model },
  });
});

test('what fills in the unseen field goes along, and is no reason to refuse', () => {
  expect(check()).toMatchObject({ ok: true, input: { website: '' } });
  expect(check({ [unseenName]: 'http://spam.example' })).toMatchObject({
    ok: true,
    input: { website: 'http://spam.example' },
  });
});
