import type { AccessAction } from '#contract/access-log.ts';
import type { AdminAccount, AdminAccounts, AdminChange, InviteInput } from '#contract/admins.ts';
import { messages } from '#contract/messages.ts';
import { roles, type Role } from '#contract/roles.ts';
import type { AccessLogService, Actor } from '#server/access-log/access-log.service.ts';
import type { Clock } from '#server/clock.ts';
import { takeAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/schema.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { MailService } from '#server/mail/mail.service.ts';
import {
  findAdminByLogin,
  hasOtherOwner,
  insertAdmin,
  listAdmins,
  roleOf,
  updateAdmin,
  type AdminRow,
} from '#server/session/admin.repository.ts';
import { stepsOf } from '#server/session/second-step/second-step.repository.ts';
import { removeSessionsOf } from '#server/session/session.repository.ts';
import { removeInvitesOf } from './invite.repository.ts';
import type { InviteService } from './invite.service.ts';

interface AccountsDependencies {
  db: Db;
  clock: Clock;
  accessLog: AccessLogService;
  invites: InviteService;
  mails: MailService;
}

const conflict = (message: string) => new AppError('conflict', message);

function toAccount(row: AdminRow, secondStep: boolean): AdminAccount {
  return {
    id: row.login,
    name: row.name,
    role: roleOf(row),
    active: row.active === 1,
    invited: row.password_hash === '',
    lastLogin: row.last_login_at,
    secondStep,
  };
}

type Line = [action: AccessAction, target: string];

/** What a change changes, for the access log. */
function linesOf({ login, ...before }: AdminRow, { role, active, name }: AdminChange): Line[] {
  const lines: Line[] = [];
  if (role !== undefined && role !== before.role)
    lines.push(['adminRole', `${login}: ${roles[before.role as Role]} → ${roles[role]}`]);
  if (active !== undefined && active !== (before.active === 1))
    lines.push([active ? 'adminOn' : 'adminOff', login]);
  if (name !== undefined && name !== before.name)
    lines.push(['adminRename', `${login}: ${before.name} → ${name}`]);
  return lines;
}

/** Staff, as the owners see and change them. */
export function createAccountsService({ db, clock, accessLog, invites, mails }: AccountsDependencies) {
  /** One after the other: two owners who lock each other out at once would both be right. */
  function inTurn<Result>(work: (trx: Db) => Promise<Result>): Promise<Result> {
    return db.transaction().execute(async (trx) => {
      await takeAdvisoryLock(trx, 'admins');
      return work(trx);
    });
  }

  async function findIn(trx: Db, login: string): Promise<AdminRow> {
    const admin = await findAdminByLogin(trx, login);
    if (admin === null) throw notFound(messages.admin.adminMissing);
    return admin;
  }

  return {
    async list(): Promise<AdminAccounts> {
      const accounts: AdminAccount[] = [];
      for (const row of await listAdmins(db))
        accounts.push(toAccount(row, (await stepsOf(db, row)).length > 0));
      return { accounts, isMailOn: mails.isOn };
    },

    /** The path of the page on which the new one sets a password. */
    async invite({ id: login, name, role, email }: InviteInput, actor: Actor): Promise<string> {
      const link = await inTurn(async (trx) => {
        const created_at = clock().toISOString();
        const id = await insertAdmin(trx, { login, name, role, password_hash: '', created_at });
        if (id === null) throw conflict(messages.admin.adminExists);
        await accessLog.writeIn(trx, actor, 'adminInvite', `${login} (${roles[role]})`);
        return invites.write(trx, { id, login, name }, email);
      });
      mails.wake();
      return link;
    },

    /** For who has lost the first one, or the password. */
    async newLink(login: string, email: string, actor: Actor): Promise<string> {
      const link = await inTurn(async (trx) => {
        const admin = await findIn(trx, login);
        if (admin.active === 0) throw conflict(messages.admin.adminOff);
        await accessLog.writeIn(trx, actor, 'adminNewLink', login);
        return invites.write(trx, admin, email);
      });
      mails.wake();
      return link;
    },

    /** Another role, and switching off, end the sessions. */
    change: (login: string, change: AdminChange, actor: Actor): Promise<void> =>
      inTurn(async (trx) => {
        const admin = await findIn(trx, login);
        const { role = roleOf(admin), active = admin.active === 1, name = admin.name } = change;
        const wasOwner = admin.role === 'owner' && admin.active === 1;
        const staysOwner = role === 'owner' && active;
        if (wasOwner && !staysOwner && !(await hasOtherOwner(trx, admin.id)))
          throw conflict(messages.admin.lastOwner);
        await updateAdmin(trx, admin.id, { role, active: active ? 1 : 0, name });
        if (role !== admin.role || !active) await removeSessionsOf(trx, admin.id);
        if (!active) await removeInvitesOf(trx, admin.id);
        for (const [action, target] of linesOf(admin, change))
          await accessLog.writeIn(trx, actor, action, target);
      }),

    endSessions: (login: string, actor: Actor): Promise<void> =>
      inTurn(async (trx) => {
        const admin = await findIn(trx, login);
        await removeSessionsOf(trx, admin.id);
        await accessLog.writeIn(trx, actor, 'adminEndSessions', login);
      }),
  };
}

export type AccountsService = ReturnType<typeof createAccountsService>;
