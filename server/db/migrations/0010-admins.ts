import { createTable } from './0001-start.ts';
import type { Migration } from './migration.ts';

/** Roles, and the links by which new admins set a password. Those who were there before may do everything. */
export const admins: Migration = {
  name: '0010-admins',
  async up(db) {
    await db.schema
      .alterTable('admin')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('owner'))
      .execute();
    await db.schema
      .alterTable('admin')
      .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('admin').addColumn('last_login_at', 'text').execute();
    await createTable(db, 'admin_invite', { token_hash: 'text', admin_id: 'integer', expires_at: 'text' }, [
      'token_hash',
    ]);
    await db.schema.createIndex('admin_invite_admin').on('admin_invite').column('admin_id').execute();
    await db.schema.createIndex('session_admin').on('session').column('admin_id').execute();
  },
};
