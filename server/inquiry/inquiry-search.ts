import type { Selectable } from 'kysely';
import { inquiryStatuses, regionName, robotTypeName, type InquirySearchField } from '#contract/choices.ts';
import { phoneDigits } from '#contract/inquiry.ts';
import { searchForm } from '#server/db/bigrams.ts';
import type { InquiryTable } from '#server/db/schema.ts';
import type { SearchTerm } from '#server/db/search-index.ts';
import { identifierKeyword, identifierText } from './identifier-text.ts';
import { withDigits } from './phone-endings.ts';

/** The columns of an inquiry that are searched. */
export const searchedColumns = [
  'title',
  'name',
  'company',
  'content',
  'phone',
  'email',
  'robot_type',
  'robot_model',
  'region',
  'address',
  'note',
] as const satisfies readonly (keyof InquiryTable)[];

type Searched = Pick<Selectable<InquiryTable>, (typeof searchedColumns)[number]>;

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** What the search index knows of an inquiry, by the index's columns. */
export function searchTexts(row: Searched) {
  const { title, name, company, content, note } = row;
  return {
    title,
    name,
    company,
    content,
    tel: identifierText(phoneDigits(row.phone)),
    email: identifierText(row.email),
    model: joined(row.robot_model, robotTypeName(row.robot_type)),
    region: joined(regionName(row.region), row.region, row.address),
    note,
  };
}

/** Spam stands apart, so that no search comes across it that does not look for it. */
export function partitionName(category: number, status: number | null): string {
  return status === inquiryStatuses.spam.number ? `c${category}spam` : `c${category}`;
}

/** The title begins with the company. */
const everywhere = ['title', 'name', 'content', 'model', 'region', 'note'];

/** What to look for, and where: a phone number is found by its digits, whatever stands between them. */
export function searchTerms(field: InquirySearchField, keyword: string, partition: string): SearchTerm[] {
  const isNumber = field === 'tel' || /^\+?[\d\s().-]+$/.test(keyword);
  const digits = isNumber ? phoneDigits(keyword) : '';
  const tel = {
    keyword: identifierKeyword(digits),
    columns: ['tel'],
    foundElsewhere: withDigits(partition, digits),
  };
  const email = { keyword: identifierKeyword(keyword), columns: ['email'] };
  const terms: Partial<Record<InquirySearchField, SearchTerm[]>> = {
    tel: [tel],
    email: [email],
    all: [{ keyword, columns: everywhere }, email, tel],
  };
  return (terms[field] ?? [{ keyword, columns: [field] }]).filter((term) => searchForm(term.keyword) !== '');
}

/** Whether an inquiry has one of the terms, as the index would say. */
export function hasTerm(row: Searched, terms: readonly SearchTerm[]): boolean {
  const texts: Readonly<Record<string, string>> = searchTexts(row);
  return terms.some(({ keyword, columns }) =>
    columns.some((column) => searchForm(texts[column] ?? '').includes(searchForm(keyword))),
  );
}
