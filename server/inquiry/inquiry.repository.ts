import type { Selectable } from 'kysely';
import type { InquirySearchField } from '#contract/choices.ts';
import { inquiryTitle, type Inquiry, type InquiryInput } from '#contract/inquiry.ts';
import { limits } from '#contract/limits.ts';
import { clampPage, totalPages, type ListQuery, type Page } from '#contract/page.ts';
import { searchForm } from '#server/db/bigrams.ts';
import type { Db, InquiryTable } from '#server/db/schema.ts';
import { addToIndex, removeFromIndex } from '#server/db/search-index.ts';
import { findMatches } from '#server/db/search-matches.ts';

/** A search counts up to this many: staff page further than visitors do. */
const mostMatches = 10_000;
const pageSize = limits.adminPageSize;

const columnsOf: Record<InquirySearchField, readonly string[]> = {
  title: ['title'],
  name: ['name'],
  company: ['company'],
  content: ['content'],
  all: ['title', 'name', 'company', 'content'],
};

const partitionName = (category: number) => `c${category}`;

function toInquiry(row: Selectable<InquiryTable>): Inquiry {
  const { robot_type, robot_model, created_at, agreed_at: _at, agreed_version: _version, ...same } = row;
  return { ...same, robotType: robot_type, robotModel: robot_model, createdAt: created_at };
}

function toRow(input: InquiryInput, createdAt: string) {
  const { agreed, agreedVersion, robotType, robotModel, ...same } = input;
  return {
    ...same,
    title: inquiryTitle(input.company, input.category),
    robot_type: robotType,
    robot_model: robotModel,
    agreed_at: agreed === true ? createdAt : null,
    agreed_version: agreed === true ? agreedVersion : '',
    created_at: createdAt,
  };
}

export const inquiryRepository = {
  async insert(db: Db, input: InquiryInput, createdAt: string): Promise<number> {
    const row = toRow(input, createdAt);
    const { id } = await db.insertInto('inquiry').values(row).returning('id').executeTakeFirstOrThrow();
    const { title, name, company, content } = row;
    await addToIndex(db, 'inquiry', {
      id,
      partition: partitionName(input.category),
      texts: { title, name, company, content },
    });
    return id;
  },

  async list(db: Db, category: number, query: ListQuery<InquirySearchField>): Promise<Page<Inquiry>> {
    const question = {
      partition: partitionName(category),
      keyword: query.keyword,
      columns: columnsOf[query.field],
    };
    const matches =
      searchForm(query.keyword) === '' ? null : await findMatches(db, 'inquiry', question, mostMatches);
    const totalCount = matches?.total ?? (await countAll(db, category));
    const pages = totalPages(totalCount, pageSize);
    const page = clampPage(query.page, pages);
    const offset = (page - 1) * pageSize;
    const rows =
      matches === null
        ? await readPage(db, category, offset)
        : await readByIds(db, await matches.page(pageSize, offset));
    return { items: rows.map(toInquiry), page, pageSize, totalPages: pages, totalCount };
  },

  async find(db: Db, id: number): Promise<Inquiry | null> {
    const row = await db.selectFrom('inquiry').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toInquiry(row);
  },

  async remove(db: Db, ids: readonly number[]): Promise<number[]> {
    const rows = await db.deleteFrom('inquiry').where('id', 'in', ids).returning('id').execute();
    const removed = rows.map((row) => row.id);
    await removeFromIndex(db, 'inquiry', removed);
    return removed;
  },
};

async function countAll(db: Db, category: number): Promise<number> {
  const { total } = await db
    .selectFrom('inquiry')
    .select((row) => row.fn.countAll<number | string>().as('total'))
    .where('category', '=', category)
    .executeTakeFirstOrThrow();
  return Number(total);
}

function readPage(db: Db, category: number, offset: number) {
  return db
    .selectFrom('inquiry')
    .selectAll()
    .where('category', '=', category)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
}

async function readByIds(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return [];
  return db.selectFrom('inquiry').selectAll().where('id', 'in', ids).orderBy('id', 'desc').execute();
}
