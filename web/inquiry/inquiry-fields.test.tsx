import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inquiryFieldNames } from '#contract/inquiry-fields.ts';
import { InquiryFields } from './inquiry-fields.tsx';

test.each(inquiryFieldNames)('the form asks for %s', (name) => {
  const markup = renderToStaticMarkup(
    <InquiryFields values={{ note: '도구가 찾은 것', plan: '{}' }} errors={{}} onRemove={() => {}} />,
  );
  expect(markup).toContain(`name="${name}"`);
});
