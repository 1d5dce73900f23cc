import { parseArgs } from 'node:util';
import { systemClock } from '#server/clock.ts';
import { readConfig, SettingError, type Config } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { AccountError, createAdminsService } from '#server/session/admins.service.ts';
import { createPasswords } from '#server/session/passwords.ts';

const usage = `npm run admin -- create <id>
npm run admin -- reset-password <id>

The password is read from ADMIN_PASSWORD; without it a random one is made and printed once.`;

const verbs = { create: 'create', 'reset-password': 'resetPassword' } as const;

async function run(verb: keyof typeof verbs, login: string, config: Config): Promise<void> {
  const connection = connect(config);
  try {
    await migrate(connection.db);
    const admins = createAdminsService({
      db: connection.db,
      clock: systemClock,
      passwords: createPasswords(),
    });
    const made = await admins[verbs[verb]](login, config.adminPassword);
    console.log(made === null ? `${login}: done` : `${login}: ${made}`);
  } finally {
    await connection.close();
  }
}

async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [verb = '', login] = positionals;
  if (!Object.hasOwn(verbs, verb) || login === undefined || positionals.length > 2) {
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
