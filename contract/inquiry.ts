import * as z from 'zod/mini';
import type { RobotType } from '#catalog/robots.ts';
import { everyInquiryCategory, inquiryCategories, regions, robotModels, robotTypes } from './choices.ts';
import { inquiryFieldNames, inquiryFields, type InquiryFieldName } from './inquiry-fields.ts';
import { limits } from './limits.ts';
import { messages } from './messages.ts';
import { choiceOf, optionalFlag, optionalText, requiredText } from './text.ts';

const { valid } = messages;

/** The digits of a phone number as they are dialled in Korea, whatever stands between them. */
export function phoneDigits(value: string): string {
  return value.replaceAll(/\D/g, '').replace(/^(?:00)?82(?=\d{8,})0?/, '0');
}

/** Phone numbers as Koreans type them: 010-1234-5678, 01012345678, 02-123-4567, 1588-1234, +82 10 … */
export function isPhoneNumber(value: string): boolean {
  if (!/^\+?[\d\s().-]+$/.test(value)) return false;
  const digits = phoneDigits(value);
  return /^(?:1[3-9]\d{6}|0\d{7,11})$/.test(digits) || (value.startsWith('+') && /^\d{8,15}$/.test(digits));
}

export function isEmailAddress(value: string): boolean {
  return /^[^\s@<>()[\]\\,;:"]+@[^\s@.<>()[\]\\,;:"]+(?:\.[^\s@.<>()[\]\\,;:"]+)+$/.test(value);
}

const isOneOf = (values: readonly string[]) => (value: string) => value === '' || values.includes(value);

/** What a field must be beyond text of its length. */
const checks: Partial<Record<InquiryFieldName, { isRight: (value: string) => boolean; error: string }>> = {
  phone: { isRight: isPhoneNumber, error: valid.phone },
  email: { isRight: isEmailAddress, error: valid.email },
  region: { isRight: isOneOf(Object.keys(regions)), error: valid.choice },
  robotType: { isRight: isOneOf(Object.keys(robotTypes)), error: valid.choice },
  robotModel: { isRight: isOneOf(Object.values(robotModels).flat()), error: valid.choice },
};

function ruleFor(name: InquiryFieldName): z.ZodMiniType<string> {
  const { required, max } = inquiryFields[name];
  const { isRight = () => true, error = '' } = checks[name] ?? {};
  const check = z.refine<string>(isRight, { error });
  return required ? requiredText(max, valid.required).check(check) : optionalText(max).check(check);
}

/** The rule for each field that a person fills in. */
export const inquiryRules = Object.fromEntries(
  inquiryFieldNames.map((name) => [name, ruleFor(name)]),
) as Record<InquiryFieldName, z.ZodMiniType<string>>;

export function belongsToType(type: string, model: string): boolean {
  if (model === '') return true;
  const models: readonly string[] = Object.hasOwn(robotModels, type) ? robotModels[type as RobotType] : [];
  return models.includes(model);
}

/** Whatever it is, it is not refused: what looks like spam is kept, and a person looks at it. */
const unseenField = z.pipe(
  z.transform((value: unknown) => {
    if (typeof value === 'string') return value.trim();
    return value === undefined || value === null ? '' : 'filled in';
  }),
  z.string(),
);
const formAge = z.pipe(
  z.transform((value: unknown) => {
    const ms = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof ms === 'number' && Number.isFinite(ms) ? ms : undefined;
  }),
  z.optional(z.number()),
);

/** The rules of both inquiry forms, in the order in which a person is told of them. */
export const inquiryInput = z
  .object({
    ...inquiryRules,
    agreed: optionalFlag.check(z.refine((value) => value !== false, { error: valid.consent })),
    agreedVersion: optionalText(40),
    category: choiceOf(everyInquiryCategory.length),
    website: unseenField,
    formMs: formAge,
  })
  .check(
    z.refine((input) => belongsToType(input.robotType, input.robotModel), {
      error: valid.model,
      path: ['robotModel'],
    }),
  );

export type InquiryInput = z.infer<typeof inquiryInput>;

/** Whether no person wrote it: a field that people do not see is filled in, or the form was hardly there. */
export function isSpam({ website, formMs }: Pick<InquiryInput, 'website' | 'formMs'>): boolean {
  return website !== '' || (formMs !== undefined && formMs < limits.youngestFormMs);
}

/** An inquiry as it was taken: what the person filled in, and what the server adds to it. */
export interface Inquiry extends Record<InquiryFieldName, string> {
  id: number;
  category: number;
  title: string;
  createdAt: string;
}

export function inquiryTitle(company: string, category: number): string {
  const { titleSuffix } = everyInquiryCategory[category] ?? inquiryCategories.partnership;
  return `${company} ${titleSuffix}`;
}

/** 010-1234-5678 → 010-****-5678: enough to tell two people apart in a list, not enough to call. */
export function maskPhone(phone: string): string {
  const groups = phone.match(/\d+/g) ?? [];
  if (groups.length < 2)
    return `${phone.slice(0, 3)}${'*'.repeat(Math.max(phone.length - 7, 1))}${phone.slice(-4)}`;
  const hidden = groups.length === 2 ? 1 : groups.length - 2;
  let group = -1;
  return phone.replaceAll(/\d+/g, (digits) => ((group += 1) === hidden ? '*'.repeat(digits.length) : digits));
}

/** 홍길동 → 홍*동, (주)나루식당 → (주)***당: enough for whoever sent it to know it again. A long word is told by four stars. */
export function maskWord(word: string): string {
  const letters = [...word.matchAll(/[\p{L}\p{N}]/gu)];
  const last = letters.length > 2 ? letters.length - 1 : -1;
  let index = -1;
  const masked = word.replaceAll(/[\p{L}\p{N}]/gu, (letter) => {
    index += 1;
    return (index === 0 && letters.length > 1) || index === last ? letter : '*';
  });
  return masked.replaceAll(/\*{5,}/g, '****');
}

/** hong@naru.example → ho***@naru.example */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, at < 3 ? 1 : 2)}***${email.slice(at)}`;
}
