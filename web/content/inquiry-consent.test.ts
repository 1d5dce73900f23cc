import { expect, test } from 'vitest';
import { inquiryConsent } from './inquiry-consent.ts';
import { privacy } from './privacy.ts';

test('the consent promises what the privacy policy says: for the same purposes, the same items, kept for the same time', () => {
  const policy = JSON.stringify(privacy);
  const purposes = privacy.sections[0]?.items?.map((item) => item.split(': ')[1]);
  expect(purposes).toEqual([inquiryConsent.purpose, inquiryConsent.purpose]);
  expect(policy).toContain(inquiryConsent.required);
  expect(policy).toContain(inquiryConsent.optional);
  const [period = ''] = /접수일부터 \d+년/.exec(inquiryConsent.retention) ?? [];
  expect(period).not.toBe('');
  expect(policy).toContain(period);
});

test('the version that is stored with a consent is the day since which the policy says it holds', () => {
  expect(inquiryConsent.version).toBe(privacy.version);
  const [year, month, day] = inquiryConsent.version.split('-').map(Number);
  expect(privacy.effectiveDate).toBe(`${year}년 ${month}월 ${day}일`);
});
