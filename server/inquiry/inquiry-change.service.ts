import type { AccessAction } from '#contract/access-log.ts';
import { inquiryStatuses, statusName } from '#contract/choices.ts';
import { nobody, type Assignee, type InquiryChange } from '#contract/inquiry-desk.ts';
import { messages } from '#contract/messages.ts';
import { isAllowed } from '#contract/roles.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, invalid } from '#server/errors.ts';
import { idempotentCreate } from '#server/idempotency/idempotent-create.ts';
import { findAdminCalled, listAdmins, roleOf, type AdminRow } from '#server/session/admin.repository.ts';
import type { Tally } from './inquiry-counts.ts';
import { lockedRow, lockedRows } from './inquiry-lock.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { fromTo, numbered, statusChange } from './inquiry-words.ts';
import type { WriteInquiries } from './inquiry-writes.ts';
import { inquiryRepository as repository } from './inquiry.repository.ts';
import { addToTimeline, timelineText } from './timeline.repository.ts';

interface ChangeDependencies {
  db: Db;
  write: WriteInquiries;
  clock: Clock;
  accessLog: AccessLogService;
}

/** A change with the admin found, and what its parts are called. */
interface Change {
  status: number | undefined;
  assigneeId: number | undefined;
  assigneeName: string;
}

const nobodyName = '없음';
/** Who may see inquiries, and is there. */
const isAssignable = (admin: AdminRow) => admin.active === 1 && isAllowed(roleOf(admin), 'sales');

/** What staff do with inquiries. */
export function createInquiryChangeService({ db, write, clock, accessLog }: ChangeDependencies) {
  async function findChange({ status, assignee }: InquiryChange): Promise<Change> {
    if (assignee === undefined) return { status, assigneeId: undefined, assigneeName: '' };
    if (assignee === nobody) return { status, assigneeId: 0, assigneeName: nobodyName };
    const admin = await findAdminCalled(db, assignee);
    if (admin === null || !isAssignable(admin)) throw invalid(messages.valid.assignee);
    return { status, assigneeId: admin.id, assigneeName: admin.login };
  }

  /** What of a change is one to this inquiry, written to its timeline. */
  async function describe(trx: Db, row: InquiryRow, change: Change, { login: by }: Actor) {
    const at = clock().toISOString();
    const columns: Partial<InquiryRow> = {};
    const { status, assigneeId } = change;
    if (status !== undefined && status !== row.status) {
      const text = statusChange(row.status, status);
      await addToTimeline(trx, row.id, { kind: 'status', at, by, text });
      columns.status = status;
      if (status === inquiryStatuses.done.number && row.answered_at === null) columns.answered_at = at;
    }
    if (assigneeId !== undefined && assigneeId !== row.assignee_id) {
      const before = (await listAdmins(trx)).find(({ id }) => id === row.assignee_id)?.login ?? nobodyName;
      const text = fromTo(before, change.assigneeName);
      await addToTimeline(trx, row.id, { kind: 'assignee', at, by, text });
      columns.assignee_id = assigneeId;
    }
    return columns;
  }

  async function changeRow(trx: Db, tally: Tally, row: InquiryRow, change: Change, actor: Actor) {
    const columns = await describe(trx, row, change, actor);
    if (Object.keys(columns).length === 0) return row;
    const after = { ...columns, version: row.version + 1 };
    await repository.update(trx, tally, row, after);
    return { ...row, ...after };
  }

  async function log(trx: Db, actor: Actor, action: AccessAction, ids: readonly number[], what: string) {
    if (ids.length > 0) await accessLog.writeIn(trx, actor, action, `${numbered(...ids)} ${what}`);
  }

  /** Changes all of these or, if one of them is not there or not as it was thought to be, none. */
  async function changeAll(
    ids: readonly number[],
    asked: InquiryChange,
    actor: Actor,
    check: (row: InquiryRow) => void = () => {},
  ): Promise<InquiryRow[]> {
    const change = await findChange(asked);
    return write(async (trx, tally) => {
      const rows = await lockedRows(trx, ids);
      if (rows.length < new Set(ids).size) throw new AppError('notFound', messages.admin.inquiryMissing);
      rows.forEach(check);
      const after: InquiryRow[] = [];
      for (const row of rows) after.push(await changeRow(trx, tally, row, change, actor));
      const changed = (column: 'status' | 'assignee_id') =>
        after.filter((row, index) => row[column] !== rows[index]?.[column]).map(({ id }) => id);
      await log(trx, actor, 'inquiryStatus', changed('status'), statusName(change.status ?? 0));
      await log(trx, actor, 'inquiryAssignee', changed('assignee_id'), change.assigneeName);
      return after;
    });
  }

  return {
    changeAll: async (ids: readonly number[], change: InquiryChange, actor: Actor): Promise<void> =>
      void (await changeAll(ids, change, actor)),

    /** Gives the new version; who has seen another one is told so. */
    async change(id: number, change: InquiryChange, seen: number | undefined, actor: Actor): Promise<number> {
      const [row] = await changeAll([id], change, actor, ({ version }) => {
        if (seen !== undefined && seen !== version)
          throw new AppError('conflict', messages.admin.changedMeanwhile);
      });
      return row?.version ?? 0;
    },

    /** Gives its number on the timeline; the same words under the same key within a day are the same memo. */
    async addMemo(id: number, text: string, key: string | null, actor: Actor): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const now = clock();
        const create = async () => {
          await lockedRow(trx, id);
          await accessLog.writeIn(trx, actor, 'inquiryMemo', numbered(id));
          return addToTimeline(trx, id, { kind: 'memo', at: now.toISOString(), by: actor.login, text });
        };
        const words = { text, of: (entry: number) => timelineText(trx, entry) };
        return (await idempotentCreate(trx, `memo ${id}`, now, { key, words, create })).id;
      });
    },

    async assignees({ login: me }: Actor): Promise<Assignee[]> {
      const admins = (await listAdmins(db)).filter(isAssignable);
      return admins.map(({ login, name }) => ({ id: login, name, isMe: login === me }));
    },
  };
}

export type InquiryChangeService = ReturnType<typeof createInquiryChangeService>;
