import { sql, type Insertable, type Selectable } from 'kysely';
import type { Role } from '#contract/roles.ts';
import type { AdminTable, Db } from '#server/db/schema.ts';

export type AdminRow = Selectable<AdminTable>;
export type NewAdmin = Insertable<AdminTable>;

export const roleOf = ({ role }: Pick<AdminRow, 'role'>) => role as Role;

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

/** The number of the new one; null when the login is taken, in capitals or not. */
export async function insertAdmin(db: Db, admin: NewAdmin): Promise<number | null> {
  const alike = await db
    .selectFrom('admin')
    .select('id')
    .where(sql<boolean>`lower(login) = ${admin.login.toLowerCase()}`)
    .executeTakeFirst();
  if (alike !== undefined) return null;
  const row = await db
    .insertInto('admin')
    .values(admin)
    .onConflict((conflict) => conflict.column('login').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateAdmin(
  db: Db,
  id: number,
  columns: Partial<Omit<AdminRow, 'id' | 'login'>>,
): Promise<void> {
  await db.updateTable('admin').set(columns).where('id', '=', id).execute();
}

/**
 * The account as it is until the transaction ends: a login and a change of the account (its password, its second step)
 * go one by one, and the later one sees what the earlier one did.
 */
export async function holdAdmin(db: Db, id: number): Promise<AdminRow | null> {
  const row = await db
    .updateTable('admin')
    .set((admin) => ({ active: admin.ref('active') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Whether another owner than this one could log in. */
export async function hasOtherOwner(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('admin')
    .select('id')
    .where('id', '<>', id)
    .where('role', '=', 'owner' satisfies Role)
    .where('active', '=', 1)
    .where('password_hash', '<>', '')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces a password if it is still the one that was checked. A link that was to set another one goes with it. */
export async function replacePassword(db: Db, id: number, before: string, after: string): Promise<boolean> {
  const row = await db
    .updateTable('admin')
    .set({ password_hash: after })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  await db.deleteFrom('admin_invite').where('admin_id', '=', id).execute();
  return true;
}
