import type { AccessAction, AccessLogEntry } from '#contract/access-log.ts';
import { clampPage, totalPages, type Page } from '#contract/page.ts';
import type { Db } from '#server/db/schema.ts';

/** Which lines: those of a span of time (from, up to but without `before`) and of one person. */
export interface AccessLogFilter {
  span: { from: string; before: string } | null;
  actor: string;
}

export async function insertEntry(db: Db, entry: Omit<AccessLogEntry, 'id'>): Promise<void> {
  await db.insertInto('access_log').values(entry).execute();
}

export async function listEntries(
  db: Db,
  { span, actor }: AccessLogFilter,
  askedPage: number,
  pageSize: number,
): Promise<Page<AccessLogEntry>> {
  let lines = db.selectFrom('access_log');
  if (span !== null) lines = lines.where('at', '>=', span.from).where('at', '<', span.before);
  if (actor !== '') lines = lines.where('actor', '=', actor);
  const { total } = await lines
    .select((line) => line.fn.countAll<number | string>().as('total'))
    .executeTakeFirstOrThrow();
  const totalCount = Number(total);
  const pages = totalPages(totalCount, pageSize);
  const page = clampPage(askedPage, pages);
  const rows = await lines
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const items = rows.map(({ id, at, actor: who, address, action, target }) => ({
    id,
    at,
    actor: who,
    address,
    action: action as AccessAction,
    target,
  }));
  return { items, page, pageSize, totalPages: pages, totalCount };
}
