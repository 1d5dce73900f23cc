import { sql, type RawBuilder, type Selectable } from 'kysely';
import {
  everyInquiryCategory,
  everyInquiryStatus,
  inquiryCategories,
  inquiryStatuses,
} from '#contract/choices.ts';
import type { InquiryCounts } from '#contract/inquiry-desk.ts';
import type { CategoryCounts, DeskNews } from '#contract/live.ts';
import { seoulDay, seoulDayOf } from '#contract/seoul-day.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import type { Db, InquiryChoiceCountTable, InquiryCountTable, InquiryTable } from '#server/db/schema.ts';
import type { SearchOrder } from '#server/db/search-windows.ts';

const spam = inquiryStatuses.spam.number;

/** Inquiries that a list may show. */
export interface Selection {
  category: number;
  /** Null: all but spam. */
  status: number | null;
  /** 0: those of nobody; null: of anybody. */
  assigneeId: number | null;
  /** The first and the last day, in Seoul; nothing: no end. */
  from: string;
  to: string;
}

type Counted = Pick<
  Selectable<InquiryTable>,
  'category' | 'status' | 'assignee_id' | 'unread' | 'created_at' | 'robot_model' | 'region'
>;

/** What of an inquiry the dashboard counts by, and where it stands in the row. */
const countedChoices = { model: 'robot_model', region: 'region' } as const;
export type CountedChoice = keyof typeof countedChoices;

/** In one order everywhere: two transactions that wait for each other's rows would wait for ever. */
const inOrder = <Change>(changes: ReadonlyMap<string, Change>) =>
  [...changes].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);

/**
 * Inquiries counted by all that lists are filtered by and the dashboard shows, kept in step inside the writing
 * transaction: totals, quick filters, deep pages and charts without counting rows. Changes are gathered and written last.
 */
export function createTally() {
  const changes = new Map<string, Selectable<InquiryCountTable>>();
  const choices = new Map<string, Selectable<InquiryChoiceCountTable>>();

  function addChoices(row: Counted, sign: 1 | -1): void {
    if (row.status === spam) return;
    const day = seoulDayOf(row.created_at);
    for (const [kind, column] of Object.entries(countedChoices)) {
      const choice = row[column];
      const key = JSON.stringify([kind, day, choice]);
      const inquiries = (choices.get(key)?.inquiries ?? 0) + sign;
      choices.set(key, { kind, day, choice, inquiries });
    }
  }

  function add(row: Counted, sign: 1 | -1, arrived = 0): void {
    const { category, status, assignee_id } = row;
    for (const day of ['', seoulDayOf(row.created_at)]) {
      const key = JSON.stringify([category, day, status, assignee_id]);
      const known = changes.get(key) ?? {
        category,
        day,
        status,
        assignee_id,
        inquiries: 0,
        unread: 0,
        arrived: 0,
      };
      changes.set(key, {
        ...known,
        inquiries: known.inquiries + sign,
        unread: known.unread + sign * row.unread,
        arrived: known.arrived + arrived,
      });
    }
    addChoices(row, sign);
  }

  return {
    /** One that has just come. */
    arrive: (row: Counted) => add(row, 1, row.status === spam ? 0 : 1),
    add: (row: Counted) => add(row, 1),
    remove: (row: Counted) => add(row, -1),
    /** Whether more or fewer wait to be opened than before; spam does not. */
    changesUnread: () => [...changes.values()].some(({ status, unread }) => status !== spam && unread !== 0),

    async write(trx: Db): Promise<void> {
      await insertRows(
        trx,
        'inquiry_count',
        inOrder(changes).filter((row) => row.inquiries !== 0 || row.unread !== 0 || row.arrived !== 0),
        sql`on conflict (category, day, status, assignee_id) do update set
          inquiries = inquiry_count.inquiries + excluded.inquiries,
          unread = inquiry_count.unread + excluded.unread,
          arrived = inquiry_count.arrived + excluded.arrived`,
      );
      await insertRows(
        trx,
        'inquiry_choice_count',
        inOrder(choices).filter(({ inquiries }) => inquiries !== 0),
        sql`on conflict (kind, day, choice) do update set
          inquiries = inquiry_choice_count.inquiries + excluded.inquiries`,
      );
    },
  };
}
export type Tally = ReturnType<typeof createTally>;

/** A condition for the index that leaves spam out has to be spelled out. */
export const isNoSpam = (status: RawBuilder<unknown>) => sql<boolean>`${status} <> ${sql.lit(spam)}`;

function countsOf(db: Db, { category, status, assigneeId, from, to }: Selection) {
  let counts = db.selectFrom('inquiry_count').where('category', '=', category);
  counts = status === null ? counts.where('status', '<>', spam) : counts.where('status', '=', status);
  if (assigneeId !== null) counts = counts.where('assignee_id', '=', assigneeId);
  if (from !== '') counts = counts.where('day', '>=', from);
  if (to !== '') counts = counts.where('day', '<=', to);
  return counts;
}

export async function totalOf(db: Db, selection: Selection): Promise<number> {
  const counts = countsOf(db, selection);
  const isAllDays = selection.from === '' && selection.to === '';
  const { total } = await (isAllDays ? counts.where('day', '=', '') : counts.where('day', '<>', ''))
    .select((row) => row.fn.sum<number | string>('inquiries').as('total'))
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

/** The figures over the list of a category, for the admin who looks at it. */
export async function countInquiries(db: Db, category: number, adminId: number): Promise<InquiryCounts> {
  const rows = await db
    .selectFrom('inquiry_count')
    .selectAll()
    .where('category', '=', category)
    .where('day', '=', '')
    .execute();
  const real = rows.filter(({ status }) => status !== spam);
  const sum = (some: typeof rows, what: 'inquiries' | 'unread' | 'arrived' = 'inquiries') =>
    some.reduce((total, row) => total + row[what], 0);
  return {
    all: sum(real),
    byStatus: everyInquiryStatus.map(({ number }) => sum(rows.filter(({ status }) => status === number))),
    mine: sum(real.filter(({ assignee_id }) => assignee_id === adminId)),
    unread: sum(real, 'unread'),
    arrived: sum(real, 'arrived'),
  };
}

/** How many nobody has opened and how many have ever come, by category. */
export async function readDeskNews(db: Db): Promise<DeskNews> {
  const rows = await db
    .selectFrom('inquiry_count')
    .select((row) => [
      'category',
      row.fn.sum<number | string>('unread').as('unread'),
      row.fn.sum<number | string>('arrived').as('arrived'),
    ])
    .where(
      'category',
      'in',
      everyInquiryCategory.map(({ number }) => number),
    )
    .where('day', '=', '')
    .where('status', '<>', spam)
    .groupBy('category')
    .execute();
  const { partnership, support } = inquiryCategories;
  const figures = (what: keyof DeskNews): CategoryCounts => {
    const of = ({ number }: { number: number }) =>
      Number(rows.find(({ category }) => category === number)?.[what] ?? 0);
    return { partnership: of(partnership), support: of(support) };
  };
  return { unread: figures('unread'), arrived: figures('arrived') };
}

interface PageStart {
  /** The page is on this side of a moment, which the days before it have not reached; null: at the very beginning. */
  beyond: string | null;
  skip: number;
}

/** From where a page that begins after `offset` inquiries is read, found by walking days instead of rows. */
export async function startOfPage(
  db: Db,
  selection: Selection,
  offset: number,
  order: SearchOrder,
): Promise<PageStart> {
  if (offset === 0) return { beyond: null, skip: 0 };
  const days = await countsOf(db, selection)
    .where('day', '<>', '')
    .select((row) => ['day', row.fn.sum<number | string>('inquiries').as('inquiries')])
    .groupBy('day')
    .orderBy('day', order === 'newest' ? 'desc' : 'asc')
    .execute();
  let passed = 0;
  let last = '';
  for (const { day, inquiries } of days) {
    if (passed + Number(inquiries) > offset) break;
    passed += Number(inquiries);
    last = day;
  }
  const span = seoulDay(last);
  return {
    beyond: (order === 'newest' ? span?.from : span?.before) ?? null,
    skip: offset - passed,
  };
}
