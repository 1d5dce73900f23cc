import type { ReplyTemplate } from '#contract/reply-template.ts';
import type { Db } from '#server/db/schema.ts';

/** Templates that were changed. */
export const replyTemplateRepository = {
  list: (db: Db): Promise<ReplyTemplate[]> => db.selectFrom('reply_template').selectAll().execute(),

  async save(db: Db, { id, ...said }: ReplyTemplate): Promise<void> {
    await db
      .insertInto('reply_template')
      .values({ id, ...said })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(said))
      .execute();
  },
};
