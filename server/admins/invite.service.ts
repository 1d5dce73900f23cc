import { invitePath } from '#contract/admins.ts';
import { messages } from '#contract/messages.ts';
import type { AccessLogService } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/schema.ts';
import { invalid, notFound } from '#server/errors.ts';
import type { MailService } from '#server/mail/mail.service.ts';
import { findAdmin, holdAdmin, updateAdmin, type AdminRow } from '#server/session/admin.repository.ts';
import { isCommonPassword } from '#server/session/common-passwords.ts';
import type { Passwords } from '#server/session/passwords.ts';
import { hashSessionId, newSessionId } from '#server/session/session-id.ts';
import { removeSessionsOf } from '#server/session/session.repository.ts';
import { findInvited, replaceInvite, takeInvite } from './invite.repository.ts';

interface InviteDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  passwords: Passwords;
  mails: MailService;
}

const hourMs = 60 * 60_000;
const lifeMs = 24 * hourMs;

const gone = () => notFound(messages.admin.inviteGone);

/** Links by which people set a password: random as a session's id is, and like it stored as a hash alone. */
export function createInviteService({ db, clock, accessLog, passwords, mails }: InviteDependencies) {
  async function find(token: string): Promise<AdminRow | null> {
    const id = await findInvited(db, hashSessionId(token), clock().toISOString());
    return id === null ? null : findAdmin(db, id);
  }

  return {
    find,

    /** A new link for somebody, also by mail where there is an address; gives the path of its page. */
    async write(trx: Db, admin: Pick<AdminRow, 'id' | 'login' | 'name'>, email: string): Promise<string> {
      const token = newSessionId();
      const expiresAt = new Date(clock().getTime() + lifeMs).toISOString();
      await replaceInvite(trx, {
        token_hash: hashSessionId(token),
        admin_id: admin.id,
        expires_at: expiresAt,
      });
      if (email !== '') await mails.writeInvite(trx, email, { ...admin, path: invitePath(token) });
      return invitePath(token);
    },

    /** Sets the password of whose link it is, and ends their sessions. */
    async accept(token: string, password: string, address: string): Promise<void> {
      if (isCommonPassword(password)) throw invalid(messages.valid.passwordCommon);
      const admin = await find(token);
      if (admin === null) throw gone();
      const hash = await passwords.hash(password);
      await db.transaction().execute(async (trx) => {
        await holdAdmin(trx, admin.id);
        if (!(await takeInvite(trx, hashSessionId(token)))) throw gone();
        await updateAdmin(trx, admin.id, { password_hash: hash });
        await removeSessionsOf(trx, admin.id);
        await accessLog.writeIn(trx, { login: admin.login, address }, 'adminJoin');
      });
    },
  };
}

export type InviteService = ReturnType<typeof createInviteService>;
