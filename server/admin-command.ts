import { createAccessLogService } from '#server/access-log/access-log.service.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openMigrated } from '#server/db/open.ts';
import { SettingError } from '#server/errors.ts';
import type { Environment } from '#server/setting-values.ts';
import { AccountError, createServerAccounts } from '#server/admins/server-accounts.service.ts';
import { createPasswords } from '#server/session/passwords.ts';

const usage = `npm run admin -- create <id>
npm run admin -- reset-password <id>
npm run admin -- reset-second-step <id>

The password is read from ADMIN_PASSWORD; without it a random one is made and printed once.`;

const verbs = {
  create: 'create',
  'reset-password': 'resetPassword',
  'reset-second-step': 'resetSecondStep',
} as const;

async function run(verb: keyof typeof verbs, login: string, config: Config): Promise<string> {
  const connection = await openMigrated(config);
  try {
    const { db } = connection;
    const clock = systemClock;
    const admins = createServerAccounts({
      db,
      clock,
      accessLog: createAccessLogService({ db, clock }),
      passwords: createPasswords(),
    });
    const made = await admins[verbs[verb]](login, config.adminPassword);
    return made === null ? `${login}: done` : `${login}: ${made}`;
  } finally {
    await connection.close();
  }
}

/** How a command ended, as its process says it: 0 done, 1 refused, 2 not understood. */
export interface CommandEnd {
  code: 0 | 1 | 2;
  says: string;
}

/** Accounts from the server's own console: `npm run admin`. */
export async function adminCommand(args: readonly string[], env: Environment): Promise<CommandEnd> {
  const [verb = '', login = '-', ...more] = args;
  if (!Object.hasOwn(verbs, verb) || login.startsWith('-') || more.length > 0)
    return { code: 2, says: usage };
  try {
    return { code: 0, says: await run(verb as keyof typeof verbs, login, readConfig(env)) };
  } catch (error) {
    if (!(error instanceof AccountError || error instanceof SettingError)) throw error;
    return { code: 1, says: error.message };
  }
}
