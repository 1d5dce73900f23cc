import { messages } from '#contract/messages.ts';
import type { ReplyTemplate, ReplyTemplateInput } from '#contract/reply-template.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import { firstTemplates } from './first-templates.ts';
import { replyTemplateRepository as repository } from './reply-template.repository.ts';

/** The texts that staff begin an answer with: four of them, to be changed but neither added nor taken away. */
export function createReplyTemplateService({ db, accessLog }: { db: Db; accessLog: AccessLogService }) {
  async function list(from: Db): Promise<ReplyTemplate[]> {
    const changed = new Map((await repository.list(from)).map((template) => [template.id, template]));
    return firstTemplates.map((template) => changed.get(template.id) ?? template);
  }

  return {
    list: (): Promise<ReplyTemplate[]> => list(db),

    /** Gives the new version; who has seen another one is told so. */
    async change({ version: seen, ...said }: ReplyTemplateInput, actor: Actor): Promise<number> {
      return db.transaction().execute(async (trx) => {
        await takeAdvisoryLock(trx, `template:${said.id}`);
        const before = (await list(trx)).find(({ id }) => id === said.id);
        if (before === undefined) throw notFound(messages.admin.templateMissing);
        if (seen !== undefined && seen !== before.version)
          throw new AppError('conflict', messages.admin.changedMeanwhile);
        const version = before.version + 1;
        await repository.save(trx, { ...said, version });
        await accessLog.writeIn(trx, actor, 'templateChange', `템플릿 ${said.id}번`);
        return version;
      });
    },
  };
}

export type ReplyTemplateService = ReturnType<typeof createReplyTemplateService>;
