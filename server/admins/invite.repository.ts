import type { AdminInviteTable, Db } from '#server/db/schema.ts';

/** One link for a person: a new one takes the place of those before. */
export async function replaceInvite(db: Db, invite: AdminInviteTable): Promise<void> {
  await removeInvitesOf(db, invite.admin_id);
  await db.insertInto('admin_invite').values(invite).execute();
}

export async function removeInvitesOf(db: Db, adminId: number): Promise<void> {
  await db.deleteFrom('admin_invite').where('admin_id', '=', adminId).execute();
}

/** Whose link it is; null when it is nobody's, or no longer. */
export async function findInvited(db: Db, tokenHash: string, now: string): Promise<number | null> {
  const row = await db
    .selectFrom('admin_invite')
    .innerJoin('admin', 'admin.id', 'admin_invite.admin_id')
    .select('admin.id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('admin.active', '=', 1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Uses a link up: of two who use it at once, one gets true. */
export async function takeInvite(db: Db, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('admin_invite')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
