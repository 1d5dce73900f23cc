import { expect, it } from 'vitest';
import { adminCommand } from '#server/admin-command.ts';
import { createTestDatabase, describeOnBoth, type TestDatabase } from '#tests/support/databases.ts';
import { createSessionApp } from '#tests/support/session-app.ts';

/** As `npm run admin` does it; that it is started so: tests/server/settings.test.ts. */
const runCommand = ({ dataDir, databaseUrl }: TestDatabase, args: string[], password = '') =>
  adminCommand(args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', ADMIN_PASSWORD: password });

describeOnBoth('admin accounts', (database, engine) => {
  const open = () => createSessionApp(database().connection.db, { loginLimit: 0 });
  async function login(id: string, pw: string) {
    const { app } = await open();
    return app.inject({ method: 'POST', url: '/admin/loginProc', payload: { id, pw } });
  }

  it('get their first member on the first start, with a random password or the given one', async () => {
    const fresh = await createTestDatabase(engine);
    const { admins } = await createSessionApp(fresh.connection.db);
    const starts = await Promise.all(
      [1, 2, 3].map(() => admins.ensureFirst({ adminId: 'first', adminPassword: null })),
    );
    expect(starts.filter((password) => password !== null)).toEqual([expect.stringMatching(/^[a-z2-9]{20}$/)]);
    expect(await admins.ensureFirst({ adminId: 'other', adminPassword: 'given password' })).toBeNull();
    const rows = await fresh.connection.db.selectFrom('admin').select('login').execute();
    expect(rows).toEqual([{ login: 'first' }]);
    await fresh.drop();
  });

  it('are made by the command, which prints a password only if it made one', async () => {
    const made = await runCommand(database(), ['create', 'lee']);
    const [, password = ''] = /^lee: ([a-z2-9]{20})$/.exec(made.says) ?? [];
    expect((await login('lee', password)).statusCode).toBe(200);
    const given = await runCommand(database(), ['create', 'park'], '바람 부는 나루터');
    expect(given).toEqual({ code: 0, says: 'park: done' });
    expect((await login('park', '바람 부는 나루터')).statusCode).toBe(200);
  });

  it('get a new password by the command, which ends their sessions', async () => {
    await runCommand(database(), ['create', 'choi'], '바람 부는 나루터');
    const entered = await login('choi', '바람 부는 나루터');
    await runCommand(database(), ['reset-password', 'choi'], '눈 내리는 나루터');
    await runCommand(database(), ['reset-second-step', 'choi']);
    const { app } = await open();
    const cookie = String(entered.headers['set-cookie']);
    expect((await app.inject({ url: '/guarded', headers: { cookie } })).statusCode).toBe(401);
    expect((await login('choi', '바람 부는 나루터')).statusCode).toBe(401);
    expect((await login('choi', '눈 내리는 나루터')).statusCode).toBe(200);
    const log = await database()
      .connection.db.selectFrom('access_log')
      .select(['action', 'target'])
      .where('actor', '=', 'choi')
      .where('address', '=', '-')
      .orderBy('id')
      .execute();
    expect(log).toEqual([
      { action: 'adminCreate', target: 'choi' },
      { action: 'passwordChange', target: '서버 명령' },
      { action: 'secondStepOff', target: '서버 명령' },
    ]);
  });

  it('get no password by the command that everyone would try first', async () => {
    await runCommand(database(), ['create', 'jung'], '바람 부는 나루터');
    const says = 'that password is among the first that anyone would try';
    for (const args of [
      ['create', 'han'],
      ['reset-password', 'jung'],
    ]) {
      expect(await runCommand(database(), args, 'Maverick')).toEqual({ code: 1, says });
    }
    expect((await login('jung', '바람 부는 나루터')).statusCode).toBe(200);
    expect((await login('han', 'Maverick')).statusCode).toBe(401);
  });

  it('are not made twice, not reset when unknown, and not named with spaces: one line says why', async () => {
    await runCommand(database(), ['create', 'twice'], '바람 부는 나루터');
    const refused: [string[], number, RegExp][] = [
      [['create', 'twice'], 1, /^there is an admin "twice" already$/],
      [['reset-password', 'nobody'], 1, /^there is no admin "nobody"$/],
      [['create', 'Twice'], 1, /^there is an admin "Twice" already$/],
      [['create', 'twiсe'], 1, /^an ID takes 1 to 50 of a-z, /],
      [['create', 'two words'], 1, /^an ID takes 1 to 50 of a-z, /],
      [['reset-second-step', 'nobody'], 1, /^there is no admin "nobody"$/],
      [['destroy', 'twice'], 2, /^npm run admin -- create <id>$/m],
      [['create'], 2, /^npm run admin -- create <id>$/m],
    ];
    for (const [args, code, says] of refused) {
      expect(await runCommand(database(), args)).toEqual({ code, says: expect.stringMatching(says) });
    }
  });
});
