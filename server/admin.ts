import { createAccessLogService } from '#server/access-log/access-log.service.ts';
import { systemClock } from '#server/clock.ts';
import { readConfig, type Config } from '#server/config.ts';
import { openMigrated } from '#server/db/open.ts';
import { SettingError } from '#server/errors.ts';
import { AccountError, createAdminsService } from '#server/session/admins.service.ts';
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

async function run(verb: keyof typeof verbs, login: string, config: Config): Promise<void> {
  const connection = await openMigrated(config);
  try {
    const { db } = connection;
    const clock = systemClock;
    const admins = createAdminsService({
      db,
      clock,
      accessLog: createAccessLogService({ db, clock }),
      passwords: createPasswords(),
    });
    const made = await admins[verbs[verb]](login, config.adminPassword);
    console.log(made === null ? `${login}: done` : `${login}: ${made}`);
  } finally {
    await connection.close();
  }
}

async function main(): Promise<number> {
  const [verb = '', login = '-', ...more] = process.argv.slice(2);
  if (!Object.hasOwn(verbs, verb) || login.startsWith('-') || more.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    await run(verb as keyof typeof verbs, login, readConfig(process.env));
    return 0;
  } catch (error) {
    if (!(error instanceof AccountError || error instanceof SettingError)) throw error;
    console.error(error.message);
    return 1;
  }
}

process.exitCode = await main();
