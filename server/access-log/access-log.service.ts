import type { AccessAction, AccessLogEntry } from '#contract/access-log.ts';
import { limits } from '#contract/limits.ts';
import type { Page } from '#contract/page.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { insertEntry, listEntries, type AccessLogFilter } from './access-log.repository.ts';

/** Who did something, and from where. */
export interface Actor {
  login: string;
  address: string;
}

const longest = 100;
const unprintable = /[\p{Cc}\p{Cs}]/gu;

/** As typed, but short and on one line; some of it comes from people who are not logged in. */
function line(text: string): string {
  return Array.from(text.slice(0, 2 * longest).replaceAll(unprintable, '\uFFFD'))
    .slice(0, longest)
    .join('');
}

export function createAccessLogService({ db, clock }: { db: Db; clock: Clock }) {
  /** As part of the transaction that does what is written down: both happen or neither. */
  async function writeIn(trx: Db, actor: Actor, action: AccessAction, target = ''): Promise<void> {
    await insertEntry(trx, {
      at: clock().toISOString(),
      actor: line(actor.login),
      address: line(actor.address),
      action,
      target,
    });
  }

  return {
    writeIn,
    write: (actor: Actor, action: AccessAction, target = '') => writeIn(db, actor, action, target),

    list: (filter: AccessLogFilter, page: number): Promise<Page<AccessLogEntry>> =>
      listEntries(db, filter, page, limits.adminPageSize),
  };
}

export type AccessLogService = ReturnType<typeof createAccessLogService>;
