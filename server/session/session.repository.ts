import type { Role } from '#contract/roles.ts';
import type { Db } from '#server/db/schema.ts';

/** When a session was begun and when it was used last. */
interface Life {
  createdAt: string;
  usedAt: string;
}

export interface SessionRow extends Life {
  admin: { id: number; login: string; name: string; role: Role };
}

/** A session lives if it was begun and used after these moments, and neither after `now`. */
export interface LifeSpan {
  begunAfter: string;
  usedAfter: string;
  now: string;
}

export async function findSession(db: Db, idHash: string): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('admin', 'admin.id', 'session.admin_id')
    .select(['session.created_at', 'session.used_at'])
    .select(['admin.id', 'admin.login', 'admin.name', 'admin.role'])
    .where('session.id_hash', '=', idHash)
    .where('admin.active', '=', 1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { created_at: createdAt, used_at: usedAt, id, login, name } = row;
  return { createdAt, usedAt, admin: { id, login, name, role: row.role as Role } };
}

/** When the sessions that there are under these hashes were begun and used last. */
export async function findLives(db: Db, idHashes: readonly string[]): Promise<(Life & { idHash: string })[]> {
  return db
    .selectFrom('session')
    .innerJoin('admin', 'admin.id', 'session.admin_id')
    .select(['session.id_hash as idHash', 'session.created_at as createdAt', 'session.used_at as usedAt'])
    .where('session.id_hash', 'in', idHashes)
    .where('admin.active', '=', 1)
    .execute();
}

export function isLiving({ createdAt, usedAt }: Life, { begunAfter, usedAfter, now }: LifeSpan): boolean {
  return createdAt > begunAfter && createdAt <= now && usedAt > usedAfter && usedAt <= now;
}

interface Beginner {
  adminId: number;
  device: string;
  address: string;
}

export async function insertSession(
  db: Db,
  idHash: string,
  { adminId, device, address }: Beginner,
  now: string,
): Promise<void> {
  await db
    .insertInto('session')
    .values({ id_hash: idHash, admin_id: adminId, device, address, created_at: now, used_at: now })
    .execute();
}

export async function touchSession(db: Db, idHash: string, now: string): Promise<void> {
  await db.updateTable('session').set({ used_at: now }).where('id_hash', '=', idHash).execute();
}

export async function removeSession(db: Db, idHash: string): Promise<void> {
  await db.deleteFrom('session').where('id_hash', '=', idHash).execute();
}

/** Those of one person, newest first; some may have ended. */
export async function listSessionsOf(db: Db, adminId: number) {
  const rows = await db
    .selectFrom('session')
    .select(['id_hash', 'device', 'address', 'created_at', 'used_at'])
    .where('admin_id', '=', adminId)
    .orderBy('created_at', 'desc')
    .orderBy('id_hash')
    .execute();
  return rows.map(({ id_hash, device, address, created_at, used_at }) => ({
    idHash: id_hash,
    device,
    address,
    createdAt: created_at,
    usedAt: used_at,
  }));
}

export async function removeSessionOf(db: Db, adminId: number, idHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('id_hash', '=', idHash)
    .where('admin_id', '=', adminId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** What a device is asked in this session. */
export async function setSessionChallenge(db: Db, idHash: string, challenge: string): Promise<void> {
  await db.updateTable('session').set({ challenge }).where('id_hash', '=', idHash).execute();
}

/** What it was asked, which it can be answered once; empty where it was asked nothing. */
export async function takeSessionChallenge(db: Db, idHash: string): Promise<string> {
  const row = await db
    .selectFrom('session')
    .select('challenge')
    .where('id_hash', '=', idHash)
    .executeTakeFirst();
  if (row === undefined || row.challenge === '') return '';
  const { numUpdatedRows } = await db
    .updateTable('session')
    .set({ challenge: '' })
    .where('id_hash', '=', idHash)
    .where('challenge', '=', row.challenge)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? row.challenge : '';
}

/** Those that wait for their second step too; one may stay. */
export async function removeSessionsOf(db: Db, adminId: number, staying = ''): Promise<void> {
  await db.deleteFrom('login_step').where('admin_id', '=', adminId).execute();
  await db.deleteFrom('session').where('admin_id', '=', adminId).where('id_hash', '<>', staying).execute();
}

export async function removeEndedSessions(db: Db, { begunAfter, usedAfter, now }: LifeSpan): Promise<void> {
  await db
    .deleteFrom('session')
    .where((row) =>
      row.or([
        row('created_at', '<=', begunAfter),
        row('used_at', '<=', usedAfter),
        row('created_at', '>', now),
        row('used_at', '>', now),
      ]),
    )
    .execute();
}
