import { expect, test } from 'vitest';
import { xml, xmlResponse } from './xml.ts';

test('what is put in is escaped, what was made is kept', () => {
  const items = ['T8 <할인> & "덤"', "it's"].map((title) => xml`<title>${title}</title>`);
  expect(xml`<channel>${items}</channel>`.xml).toBe(
    '<channel><title>T8 &lt;할인&gt; &amp; &quot;덤&quot;</title>\n<title>it&apos;s</title></channel>',
  );
});

test('control characters that XML cannot carry are left out', () => {
  expect(xml`<a>${'가\u0000\u000B나\n다'}</a>`.xml).toBe('<a>가나\n다</a>');
});

test('an answer says what it is', async () => {
  const response = xmlResponse(xml`<a/>`, 'application/rss+xml');
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await response.text()).toBe('<?xml version="1.0" encoding="UTF-8"?>\n<a/>\n');
});
