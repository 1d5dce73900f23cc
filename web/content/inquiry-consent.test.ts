import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inquiryConsents } from './inquiry-consent.ts';
import { privacy } from './privacy.ts';

const { partnership, support } = inquiryConsents;

test('a consent promises what the privacy policy says: for the purposes of its kind of inquiry, the same items, kept for the same time', () => {
  const policy = JSON.stringify(privacy);
  const purposes = privacy.sections[0]?.items?.map((item) => item.split(': '));
  expect(purposes).toEqual([
    ['제휴문의', partnership.purpose],
    ['고객센터 제품\u00a0문의', support.purpose],
  ]);
  expect(partnership.purpose).not.toContain('점검');
  for (const { required, optional, retention } of [partnership, support]) {
    expect(policy).toContain(required);
    expect(policy).toContain(optional);
    const [period = ''] = /접수일부터 \d+년/.exec(retention) ?? [];
    expect(period).not.toBe('');
    expect(policy).toContain(period);
  }
});

test('the version that is stored with a consent is the day since which the policy says it holds', () => {
  expect([partnership.version, support.version]).toEqual([privacy.version, privacy.version]);
  const [year, month, day] = privacy.version.split('-').map(Number);
  expect(privacy.effectiveDate).toBe(`${year}년 ${month}월 ${day}일`);
});

test('no word of policy and consent changes without a new version (name its day, and then what it says here)', () => {
  // What keeps words together at the end of a line is no word.
  const words = JSON.stringify([privacy, inquiryConsents]).replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  const sha256 = createHash('sha256').update(words).digest('hex').slice(0, 16);
  expect({ version: privacy.version, sha256 }).toEqual({ version: '2026-11-18', sha256: 'a1ebccdce7b94a84' });
});
