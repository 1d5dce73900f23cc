import { expect, test } from 'vitest';
import { handoverSearch } from './inquiry-handover.ts';
import { inquiryFields } from './inquiry-fields.ts';
import { readHandover } from './read-handover.ts';

const read = (search: string) => readHandover(new URLSearchParams(search));
const longest = 'x'.repeat(inquiryFields.note.max);

test('what a tool hands over arrives as it was, line breaks and signs too', () => {
  const found = { robotType: 'serving', robotModel: 'T10', note: '시급 10,320원 & 50% = <b>\n둘째 줄 +1' };
  expect(read(handoverSearch(found))).toEqual(found);
});

test('names on the wire are those of the inquiry', () => {
  expect(handoverSearch({ robotType: 'serving', robotModel: 'T10', note: 'a b' })).toBe(
    '?c_prd=serving&c_prdname=T10&c_note=a+b',
  );
});

test('a model says its type', () => {
  expect(read('?c_prdname=C30')).toEqual({ robotType: 'cleaning', robotModel: 'C30' });
});

test.each([
  ['an unknown type', '?c_prd=flying', {}],
  ['an unknown model', '?c_prd=serving&c_prdname=T99', { robotType: 'serving' }],
  ['a model of another type', '?c_prd=cleaning&c_prdname=T10', { robotType: 'cleaning' }],
  ['the name of what every object has', '?c_prd=constructor&c_prdname=__proto__', {}],
  ['a note that is too long', `?c_note=${longest}x`, {}],
  ['a note of spaces', '?c_note=%20%0A', {}],
  ['a note with what no keyboard types', '?c_note=a%00b', {}],
  ['what is not handed over', '?c_content=x&c_name=y', {}],
])('%s is left out', (_, search, left) => expect(read(search)).toEqual(left));

test('the longest note passes', () => expect(read(`?c_note=${longest}`)).toEqual({ note: longest }));
