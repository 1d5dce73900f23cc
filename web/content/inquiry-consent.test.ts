import { expect, test } from 'vitest';
import { inquiryConsent } from './inquiry-consent.ts';
import { privacy } from './privacy.ts';

test('the consent promises what the privacy policy says: the same items, kept for the same time', () => {
  const policy = JSON.stringify(privacy);
  expect(policy).toContain(inquiryConsent.required);
  expect(policy).toContain(inquiryConsent.optional);
  const [period = ''] = /접수일부터 \d+년/.exec(inquiryConsent.retention) ?? [];
  expect(period).not.toBe('');
  expect(policy).toContain(period);
});

test('the version that is stored with a consent is the one that the policy shows, and says since when it holds', () => {
  expect(inquiryConsent.version).toBe(privacy.version);
  const [year, month, day] = inquiryConsent.version.split('-').map(Number);
  expect(privacy.effectiveDate).toBe(`${year}년 ${month}월 ${day}일`);
});
