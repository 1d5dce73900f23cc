import { describe, expect, it } from 'vitest';
import {
  inquiryInput,
  inquiryTitle,
  isEmailAddress,
  isPhoneNumber,
  maskEmail,
  maskPhone,
  maskWord,
} from './inquiry.ts';
import { messages } from './messages.ts';

describe('phone numbers', () => {
  it.each([
    '010-1234-5678',
    '01012345678',
    '02-123-4567',
    '031 123 4567',
    '(02) 1234-5678',
    '1588-1234',
    '+82 10-1234-5678',
    '+821012345678',
    '070.1234.5678',
    '0505-123-4567',
  ])('%s is one', (phone) => expect(isPhoneNumber(phone)).toBe(true));
  it.each(['12', '전화주세요', '010-1234-567a', '', '9999999', '010123456789012345', '----------'])(
    '%j is none',
    (phone) => expect(isPhoneNumber(phone)).toBe(false),
  );
  it.each([
    ['010-1234-5678', '010-****-5678'],
    ['01012345678', '010****5678'],
    ['02-123-4567', '02-***-4567'],
    ['1588-1234', '1588-****'],
  ])('%s is shown as %s in lists', (phone, masked) => expect(maskPhone(phone)).toBe(masked));
});

describe('e-mail addresses', () => {
  it.each(['hong@naru.example', 'a.b+c@한글.example', 'x@y.co.kr'])('%s is one', (email) =>
    expect(isEmailAddress(email)).toBe(true),
  );
  it.each(['hong', 'hong@', '@naru.example', 'hong@naru', 'ho ng@naru.example', 'a@b..c', 'a@b.c, d@e.f'])(
    '%s is none',
    (email) => expect(isEmailAddress(email)).toBe(false),
  );
  it.each([
    ['hong@naru.example', 'ho***@naru.example'],
    ['a@b.kr', 'a***@b.kr'],
    ['ab@b.kr', 'a***@b.kr'],
  ])('%s is shown as %s in lists', (email, masked) => expect(maskEmail(email)).toBe(masked));
});

describe('names', () => {
  it.each([
    ['홍길동', '홍*동'],
    ['홍길', '홍*'],
    ['홍', '*'],
    ['(주)나루식당', '(주)***당'],
    ['Naru 카페 2호점', 'N*** ** **점'],
    ['주식회사 한국외식산업프랜차이즈협동조합연합회', '주*** ****회'],
    ['', ''],
  ])('%s is shown as %s to whoever has the receipt', (word, masked) => expect(maskWord(word)).toBe(masked));
});

const good = {
  category: 0,
  company: '나루식당',
  name: '홍길동',
  phone: '010-1234-5678',
  email: 'hong@naru.example',
};
const firstMessage = (input: object) =>
  inquiryInput.safeParse({ ...good, ...input }).error?.issues[0]?.message ?? null;

describe('an inquiry', () => {
  it('needs only four fields', () => expect(firstMessage({})).toBeNull());
  it.each(['company', 'name', 'phone', 'email'])('without %s is incomplete', (field) => {
    expect(firstMessage({ [field]: '   ' })).toBe(messages.valid.required);
    expect(firstMessage({ [field]: undefined })).toBe(messages.valid.required);
  });
  it('says first what is missing, then what is wrong', () => {
    expect(firstMessage({ company: '', phone: 'x', agreed: false, category: 9 })).toBe(
      messages.valid.required,
    );
    expect(firstMessage({ phone: 'x', agreed: false })).toBe(messages.valid.phone);
    expect(firstMessage({ agreed: false })).toBe(messages.valid.consent);
  });
  it('takes a model of its type only', () => {
    expect(firstMessage({ robotType: 'serving', robotModel: 'T10' })).toBeNull();
    expect(firstMessage({ robotType: 'cleaning', robotModel: 'T10' })).toBe(messages.valid.model);
    expect(firstMessage({ robotModel: 'T10' })).toBe(messages.valid.model);
    expect(firstMessage({ robotType: 'flying' })).toBe(messages.valid.choice);
  });
  const nested = JSON.parse(`${'['.repeat(60_000)}${']'.repeat(60_000)}`) as unknown;
  it.each([
    ['an object that calls itself text', { toString: 1 }],
    ['a nest of lists', nested],
    ['the name of what every object has', 'constructor'],
    ['a number', 1],
  ])('takes no consent in the form of %s', (_, agreed) => {
    expect(firstMessage({ agreed })).toBe(messages.wire.invalid);
  });
  it.each(['toString', '__proto__', 'constructor'])(
    'has no robot type %s, and no models of it',
    (robotType) => {
      expect(firstMessage({ robotType, robotModel: 'T10' })).toBe(messages.valid.choice);
    },
  );
  it('refuses characters that no keyboard types', () => {
    expect(firstMessage({ company: 'a\u0000b' })).toBe(messages.valid.badCharacters);
    expect(firstMessage({ content: 'a\uD800b' })).toBe(messages.valid.badCharacters);
  });
  it.each(['\u200b', ' \u200b\u00ad\u2060\ufeff ', '\u3164', '\u202e\u202c', '\u2800'])(
    'without anything to be seen in a field (%j) is incomplete',
    (unseen) => expect(firstMessage({ company: unseen })).toBe(messages.valid.required),
  );
  it('turns around no words beside it', () => {
    const turned = '\u202e나루\u2066식당\u200f\u061c';
    const { company, phone } = inquiryInput.parse({
      ...good,
      company: turned,
      phone: '\u202d010-1234-5678\u202c',
    });
    expect([company, phone]).toEqual(['나루식당', '010-1234-5678']);
  });
  it('keeps letters of no width that hold a character together', () => {
    expect(inquiryInput.parse({ ...good, content: '👨‍👩‍👧 ❤️' }).content).toBe('👨‍👩‍👧 ❤️');
  });
  it('is kept composed and trimmed', () => {
    expect(inquiryInput.parse({ ...good, company: ` ${'나루'.normalize('NFD')} ` }).company).toBe('나루');
  });
  it('has a title by its kind', () => {
    expect([inquiryTitle('나루식당', 0), inquiryTitle('나루식당', 1)]).toEqual([
      '나루식당 제휴문의',
      '나루식당 고객센터(문의)',
    ]);
  });
});
