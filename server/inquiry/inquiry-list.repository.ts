import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { inquiryStatuses, statusesButSpam, type InquirySearchField } from '#contract/choices.ts';
import type { DeskInquiry, InquiryQuery } from '#contract/inquiry-desk.ts';
import { clampPage, totalPages, type Page } from '#contract/page.ts';
import { seoulDay } from '#contract/seoul-day.ts';
import { searchForm } from '#server/db/bigrams.ts';
import type { Db } from '#server/db/schema.ts';
import type { SearchTerm } from '#server/db/search-index.ts';
import { findMatches, mostMatches } from '#server/db/search-matches.ts';
import type { SearchOrder } from '#server/db/search-windows.ts';
import { isNoSpam, startOfPage, totalOf, type Selection } from './inquiry-counts.ts';
import { rowsForLists, toDeskInquiry } from './inquiry-rows.ts';
import { hasTerm, partitionName, searchedColumns, searchTerms } from './inquiry-search.ts';

/** So few rows are sooner looked through than found by a word that may stand in a million others. */
const fewRows = 2_000;
const batch = 500;
const spam = inquiryStatuses.spam.number;

/** A part of a list: how many it has, and the numbers of some of them. */
interface Part {
  total: number;
  ids(limit: number, offset: number): Promise<number[]>;
}

interface Order {
  order: SearchOrder;
}

export function conditionOf(
  { category, status, assigneeId, from, to }: Selection,
  table: 'inquiry' | 'kept',
): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const conditions = [sql`${column('category')} = ${category}`];
  if (status !== null) conditions.push(sql`${column('status')} = ${status}`);
  if (status !== spam && (status === null || assigneeId !== null))
    conditions.push(isNoSpam(column('status')));
  if (assigneeId !== null) conditions.push(sql`${column('assignee_id')} = ${assigneeId}`);
  const first = seoulDay(from);
  const last = seoulDay(to);
  if (first !== null) conditions.push(sql`${column('created_at')} >= ${first.from}`);
  if (last !== null) conditions.push(sql`${column('created_at')} < ${last.before}`);
  return sql.join(conditions, sql` and `);
}

const inOrder = (order: SearchOrder) => (order === 'newest' ? 'desc' : 'asc');

async function idsOfPage(
  db: Db,
  selection: Selection,
  { order, limit, offset }: Order & { limit: number; offset: number },
): Promise<number[]> {
  const { beyond, skip } = await startOfPage(db, selection, offset, order);
  let rows = db.selectFrom('inquiry').select('id').where(conditionOf(selection, 'inquiry'));
  if (beyond !== null) rows = rows.where('created_at', order === 'newest' ? '<' : '>=', beyond);
  const found = await rows
    .orderBy('created_at', inOrder(order))
    .orderBy('id', inOrder(order))
    .limit(limit)
    .offset(skip)
    .execute();
  return found.map(({ id }) => id);
}

/** Those of a few rows that have one of the terms. */
async function lookThrough(
  db: Db,
  selection: Selection,
  terms: readonly SearchTerm[],
  { order }: Order,
): Promise<Part> {
  const found: number[] = [];
  for (let offset = 0; ; offset += batch) {
    const ids = await idsOfPage(db, selection, { order, limit: batch, offset });
    if (ids.length === 0) break;
    const rows = await db
      .selectFrom('inquiry')
      .select(['id', ...searchedColumns])
      .where('id', 'in', ids)
      .execute();
    const having = new Set(rows.filter((row) => hasTerm(row, terms)).map(({ id }) => id));
    found.push(...ids.filter((id) => having.has(id)));
    if (ids.length < batch) break;
    await nextTurn();
  }
  return { total: found.length, ids: async (limit, offset) => found.slice(offset, offset + limit) };
}

interface Search extends Order {
  keyword: string;
  field: InquirySearchField;
  /** How many are counted. */
  most: number;
}

async function partOf(db: Db, selection: Selection, search: Search): Promise<Part> {
  const { keyword, field, order, most } = search;
  if (searchForm(keyword) === '') {
    const total = await totalOf(db, selection);
    return { total, ids: (limit, offset) => idsOfPage(db, selection, { order, limit, offset }) };
  }
  const { category, status, assigneeId, from, to } = selection;
  const partition = partitionName(category, status);
  const terms = searchTerms(field, keyword, partition);
  if (terms.length === 0) return { total: 0, ids: async () => [] };
  const isWhole = (status === null || status === spam) && assigneeId === null && from === '' && to === '';
  if (!isWhole && (await totalOf(db, selection)) <= fewRows)
    return lookThrough(db, selection, terms, { order });
  const matches = await findMatches(
    db,
    'inquiry',
    { partitions: [partition], terms },
    { most, order, condition: isWhole ? null : conditionOf(selection, 'kept') },
  );
  return { total: matches.total, ids: (limit, offset) => matches.page(limit, offset) };
}

/** The parts of a list, one after the other: by status, each has its own. */
function selectionsOf(selection: Selection, { sort }: InquiryQuery): Selection[] {
  if (sort !== 'status' || selection.status !== null) return [selection];
  const { category, assigneeId, from, to } = selection;
  return statusesButSpam.map(({ number: status }) => ({ category, status, assigneeId, from, to }));
}

async function idsInParts(parts: readonly Part[], limit: number, offset: number): Promise<number[]> {
  const ids: number[] = [];
  let skip = offset;
  for (const part of parts) {
    if (ids.length < limit && skip < part.total) ids.push(...(await part.ids(limit - ids.length, skip)));
    skip = Math.max(0, skip - part.total);
  }
  return ids;
}

async function partsOf(db: Db, selection: Selection, query: InquiryQuery, most: number): Promise<Part[]> {
  const { keyword, field, sort } = query;
  const search: Search = { keyword, field, order: sort === 'oldest' ? 'oldest' : 'newest', most };
  const parts: Part[] = [];
  for (const one of selectionsOf(selection, query)) parts.push(await partOf(db, one, search));
  return parts;
}

/** The numbers of all that the pages of a list show, up to so many. */
export async function listIds(
  db: Db,
  selection: Selection,
  query: InquiryQuery,
  most: number,
): Promise<number[]> {
  return idsInParts(await partsOf(db, selection, query, most), most, 0);
}

export async function listInquiries(
  db: Db,
  selection: Selection,
  query: InquiryQuery,
): Promise<Page<DeskInquiry>> {
  const parts = await partsOf(db, selection, query, mostMatches);
  const totalCount = parts.reduce((sum, { total }) => sum + total, 0);
  const pages = totalPages(totalCount, query.size);
  const page = clampPage(query.page, pages);
  const ids = await idsInParts(parts, query.size, (page - 1) * query.size);
  const rows = ids.length === 0 ? [] : await rowsForLists(db).where('inquiry.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toDeskInquiry({ ...row, plan: '' })]));
  const items = ids.flatMap((id) => byId.get(id) ?? []);
  return { items, page, pageSize: query.size, totalPages: pages, totalCount };
}
