import { sql } from 'kysely';
import { createTable } from './0001-start.ts';
import type { Migration, MigrationDb } from './migration.ts';

async function createOutbox(db: MigrationDb): Promise<void> {
  await createTable(db, 'mail_outbox', {
    inquiry_id: 'integer',
    kind: 'text',
    recipient: 'text',
    subject: 'text',
    text: 'text',
    state: 'text',
    tries: 'integer',
    reason: 'text',
    created_at: 'text',
    queued_at: 'text',
    due_at: 'text',
    sent_at: 'text?',
    lease: 'text',
    lease_until: 'text',
  });
  // However many were sent, the worker looks at those that wait.
  await sql`create index mail_outbox_waiting on mail_outbox (tries, due_at, id) where state = 'waiting'`.execute(
    db,
  );
  await sql`create index mail_outbox_state on mail_outbox (state, id)`.execute(db);
  await sql`create index mail_outbox_inquiry on mail_outbox (inquiry_id)`.execute(db);
  await sql`create index mail_outbox_created on mail_outbox (created_at)`.execute(db);
}

/** Those of the four that were changed. */
async function createTemplates(db: MigrationDb): Promise<void> {
  const columns = { id: 'integer', name: 'text', subject: 'text', text: 'text', version: 'integer' } as const;
  await createTable(db, 'reply_template', columns, ['id']);
}

/** Mails on their way out, and the texts that staff begin an answer with. */
export const mail: Migration = {
  name: '0009-mail',
  async up(db) {
    await createOutbox(db);
    await createTemplates(db);
  },
};
