import { expect, it } from 'vitest';
import { inquiryItems } from '#contract/inquiry-fields.ts';
import { agreedItems } from './privacy-version.ts';

it('the forms ask for what the version of the policy names (else name a new version, and what it says)', () => {
  expect({ required: inquiryItems(true), optional: inquiryItems(false) }).toEqual(agreedItems);
});
