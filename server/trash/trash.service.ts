import type { AccessAction } from '#contract/access-log.ts';
import { messages } from '#contract/messages.ts';
import type { Page } from '#contract/page.ts';
import { inquiryTrash, trashFor, type TrashItem, type TrashKey } from '#contract/trash.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Role } from '#contract/roles.ts';
import type { Note, TrashBin } from './trash-bin.ts';
import { trashRepository } from './trash.repository.ts';

interface TrashDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  bins: readonly TrashBin[];
}

/** Somebody of the staff, who sees of the trash what is theirs. */
export interface TrashActor extends Actor {
  role: Role;
}

/** In one transaction: others have their turn in between. */
const batch = 200;
/** Who destroys what nobody has brought back, in the access log. */
const site = { login: '자동 파기', address: '' };

export function createTrashService({ db, clock, accessLog, bins }: TrashDependencies) {
  const isTheirs = ({ role }: TrashActor, name: string) =>
    trashFor(
      role,
      bins.map((bin) => bin.name),
    ).includes(name);

  function noteAs(bin: TrashBin, actor: Actor, action: AccessAction): Note {
    return async (trx, ids) => {
      if (ids.length > 0) await accessLog.writeIn(trx, actor, action, `${bin.label} ${ids.join(', ')}번`);
    };
  }

  /** Those of each bin; one bin that is not theirs, and nothing happens to any. */
  function inBins(items: readonly TrashKey[], actor: TrashActor): [TrashBin, number[]][] {
    if (!items.every(({ board }) => isTheirs(actor, board))) {
      const isKnown = items.every(({ board }) => bins.some(({ name }) => name === board));
      throw isKnown
        ? new AppError('forbidden', messages.wire.forbidden)
        : notFound(messages.admin.trashMissing);
    }
    return bins
      .map((bin): [TrashBin, number[]] => [
        bin,
        [...new Set(items.filter(({ board }) => board === bin.name).map(({ id }) => id))],
      ])
      .filter(([, ids]) => ids.length > 0);
  }

  return {
    /** What an inquiry is called says who wrote it: who looked is written down. */
    async list(
      asked: { page: number; size: number; board: string },
      actor: TrashActor,
    ): Promise<Page<TrashItem>> {
      const theirs = bins.map(({ name }) => name).filter((name) => isTheirs(actor, name));
      const wanted = asked.board === '' ? theirs : theirs.filter((name) => name === asked.board);
      const page = await trashRepository.list(db, wanted, asked.page, asked.size);
      if (wanted.includes(inquiryTrash))
        await accessLog.write(actor, 'trashView', `${page.page}쪽 ${page.items.length}건`);
      return page;
    },

    /** What is said of it: whether all came back with their files. */
    async restore(items: readonly TrashKey[], actor: TrashActor): Promise<string> {
      const results = [];
      for (const [bin, ids] of inBins(items, actor))
        results.push(await bin.restore(ids, noteAs(bin, actor, 'trashRestore')));
      if (results.every(({ restored }) => restored.length === 0)) throw notFound(messages.admin.trashMissing);
      const isWhole = results.every(({ withoutFile }) => withoutFile.length === 0);
      return isWhole ? messages.admin.restored : messages.admin.restoredWithoutFile;
    },

    /** What is gone already does no harm. */
    async destroy(items: readonly TrashKey[], actor: TrashActor): Promise<void> {
      for (const [bin, ids] of inBins(items, actor))
        await bin.destroy(ids, noteAs(bin, actor, 'trashDestroy'));
    },

    /** What nobody has brought back in time. */
    async destroyOverdue(): Promise<void> {
      const now = clock().toISOString();
      for (const bin of bins) {
        for (;;) {
          const ids = await trashRepository.overdue(db, bin.name, now, batch);
          if (ids.length === 0) break;
          await bin.destroy(ids, async (trx, found) => {
            if (found.length > 0)
              await accessLog.writeIn(trx, site, 'trashExpire', `${bin.label} ${found.length}건`);
          });
        }
      }
    },
  };
}

export type TrashService = ReturnType<typeof createTrashService>;
