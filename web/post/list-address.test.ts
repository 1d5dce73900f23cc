import { expect, test } from 'vitest';
import { industries, type SearchField } from '#contract/choices.ts';
import { industryTabs, listSearch, readIndustry, readListQuery } from './list-address.ts';

const read = (search: string) => readListQuery(new URLSearchParams(search));

test('an address without parameters asks for the first page of everything', () => {
  expect(read('')).toEqual({ page: 1, keyword: '', field: 'title' });
});

test.each(['0', '-1', '1.5', 'two', 'NaN', ''])('page "%s" asks for page 1', (page) => {
  expect(read(`?page=${page}`).page).toBe(1);
});

test('a number beyond any list is read as the call reads it: the list then shows its last page', () => {
  expect(read('?page=99999999999').page).toBe(999_999_999);
});

test('a keyword is trimmed, composed and cut to its limit; an unknown filter is the title', () => {
  const decomposed = '로봇'.normalize('NFD');
  expect(read(`?keyword=%20${encodeURIComponent(decomposed)}%20&filter=author`)).toEqual({
    page: 1,
    keyword: '로봇',
    field: 'title',
  });
  expect(read(`?keyword=${'가'.repeat(300)}`).keyword).toHaveLength(100);
});

test('a keyword that no database takes is none', () => {
  expect(read('?keyword=a%00b').keyword).toBe('');
  expect(read('?keyword=%1b').keyword).toBe('');
});

test('every industry has its own tab, and an unknown tab shows the first', () => {
  expect(industryTabs).toHaveLength(industries.length);
  industryTabs.forEach((tab, index) => expect(readIndustry(new URLSearchParams({ tab }))).toBe(index));
  expect(readIndustry(new URLSearchParams('tab=bank'))).toBe(0);
});

test('what is written into an address is read back the same', () => {
  const query = { page: 3, keyword: '50% 할인 & T8_+', field: 'all' as SearchField };
  const search = listSearch(query, 5);
  expect(read(search)).toEqual(query);
  expect(readIndustry(new URLSearchParams(search))).toBe(5);
});

test('defaults are left out, and the filter goes with a keyword only', () => {
  expect(listSearch({ page: 1, keyword: '', field: 'content' })).toBe('');
  expect(listSearch({ keyword: 'T8' })).toBe('?keyword=T8&filter=title');
});
