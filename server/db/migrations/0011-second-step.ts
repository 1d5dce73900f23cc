import { createTable } from './0001-start.ts';
import type { Migration, MigrationDb } from './migration.ts';

async function addColumns(
  db: MigrationDb,
  table: string,
  columns: Readonly<Record<string, '' | 0>>,
): Promise<void> {
  for (const [name, first] of Object.entries(columns)) {
    await db.schema
      .alterTable(table)
      .addColumn(name, first === 0 ? 'integer' : 'text', (column) => column.notNull().defaultTo(first))
      .execute();
  }
}

/** The second step of a login: codes of a device, codes to fall back on, passkeys; and where sessions were begun. */
export const secondStep: Migration = {
  name: '0011-second-step',
  async up(db) {
    await addColumns(db, 'admin', { totp_secret: '', totp_on: 0, totp_used: 0 });
    await addColumns(db, 'session', { device: '', address: '', challenge: '' });
    await createTable(db, 'recovery_code', { admin_id: 'integer', code_hash: 'text' }, [
      'admin_id',
      'code_hash',
    ]);
    await createTable(
      db,
      'login_step',
      { id_hash: 'text', admin_id: 'integer', tries: 'integer', challenge: 'text', created_at: 'text' },
      ['id_hash'],
    );
    await createTable(
      db,
      'passkey',
      {
        id: 'text',
        admin_id: 'integer',
        public_key: 'text',
        counter: 'integer',
        transports: 'text',
        name: 'text',
        created_at: 'text',
        used_at: 'text?',
      },
      ['id'],
    );
    await db.schema.createIndex('passkey_admin').on('passkey').column('admin_id').execute();
  },
};
