import type { Selectable } from 'kysely';
import type { AdminTable, Db } from '#server/db/schema.ts';

export type AdminRow = Selectable<AdminTable>;
export type NewAdmin = Omit<AdminRow, 'id'>;

export async function findAdminByLogin(db: Db, login: string): Promise<AdminRow | null> {
  const row = await db.selectFrom('admin').selectAll().where('login', '=', login).executeTakeFirst();
  return row ?? null;
}

export async function findAdmin(db: Db, id: number): Promise<AdminRow | null> {
  const row = await db.selectFrom('admin').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** By ID or, as the session call names them, by number. */
export async function findAdminCalled(db: Db, name: string): Promise<AdminRow | null> {
  const byLogin = await findAdminByLogin(db, name);
  return byLogin === null && /^\d{1,9}$/.test(name) ? findAdmin(db, Number(name)) : byLogin;
}

export async function listAdmins(db: Db): Promise<AdminRow[]> {
  return db.selectFrom('admin').selectAll().orderBy('id').execute();
}

export async function hasAdmins(db: Db): Promise<boolean> {
  return (await db.selectFrom('admin').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** False when the login is taken. */
export async function insertAdmin(db: Db, admin: NewAdmin): Promise<boolean> {
  const row = await db
    .insertInto('admin')
    .values(admin)
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Replaces a password if it is still the one that was checked. With the same hash twice it changes nothing, but
 * holds the row until the transaction ends: a login and a password change at the same moment go one by one.
 */
export async function replacePassword(db: Db, id: number, before: string, after: string): Promise<boolean> {
  const row = await db
    .updateTable('admin')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
