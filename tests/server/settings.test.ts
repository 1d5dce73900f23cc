import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { freePort } from '#tests/support/postgres.ts';
import { describeOnS3 } from '#tests/support/s3.ts';
import { compileCache } from '#tests/support/site.ts';

interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

let folder = '';
let taken: Server;
let takenPort = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naru-settings-'));
  await writeFile(join(folder, 'file'), 'no folder');
  await mkdir(join(folder, 'odd-uploads'));
  await writeFile(join(folder, 'odd-uploads', 'uploads'), 'no folder');
  await mkdir(join(folder, 'odd-database', 'site.db'), { recursive: true });
  await mkdir(join(folder, 'no-database'));
  await writeFile(join(folder, 'no-database', 'site.db'), 'no database '.repeat(1_000));
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  takenPort = (taken.address() as { port: number }).port;
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true });
});

function run(script: string, args: string[], env: Record<string, string>): Promise<Ended> {
  const given = { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data') };
  const settings = { ...compileCache, ...given, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env: settings }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    );
  });
}
const start = (env: Record<string, string>) => run('server/main.ts', [], env);

function expectOneLine({ code, stdout, stderr }: Ended, name: string): void {
  expect({ code, stdout, stderr }).toEqual({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(new RegExp(`^${name}: takes [^\\n]+\\n$`)),
  });
}

describe('a start ends with one line', () => {
  it.each(['file', 'file/below', 'odd-uploads', 'odd-database', 'no-database'])(
    'when DATA_DIR is %s',
    async (name) => expectOneLine(await start({ DATA_DIR: join(folder, name) }), 'DATA_DIR'),
  );

  it('when nothing can be written to DATA_DIR', async () => {
    expectOneLine(await start({ DATA_DIR: '/proc/naru' }), 'DATA_DIR');
    expectOneLine(await start({ DATA_DIR: '/proc' }), 'DATA_DIR');
  });

  it('when the port is taken, before anything is made', async () => {
    const fresh = join(folder, 'fresh');
    expectOneLine(await start({ PORT: String(takenPort), DATA_DIR: fresh }), 'PORT');
    // 192.0.2.0/24 is for examples: no machine has it.
    expectOneLine(await start({ HOST: '192.0.2.1', DATA_DIR: fresh }), 'HOST');
    await expect(mkdir(fresh)).resolves.toBeUndefined();
  });

  it('when the database does not answer, refuses or does not exist', async () => {
    const server = new URL(inject('postgresUrl'));
    const wrong = new URL('/postgres', server);
    wrong.password = 'secret';
    for (const url of [
      `postgres://127.0.0.1:${await freePort()}/naru`,
      wrong.href,
      `${server.href}/nobody`,
      `${server.href}/postgres?sslmode=require`,
    ]) {
      const ended = await start({ DATABASE_URL: url });
      expectOneLine(ended, 'DATABASE_URL');
      expect(ended.stderr).not.toContain('secret');
    }
  });

  it('when no table can be made in the database', async () => {
    const database = await createPostgresDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const name = new URL(database.url).pathname.slice(1);
    await client.query(`alter database ${name} set default_transaction_read_only = on`);
    await client.end();
    expectOneLine(await start({ DATABASE_URL: database.url }), 'DATABASE_URL');
    await database.drop();
  });
});

describe('a command ends with one line', () => {
  it('that says what it did', async () => {
    expect(await run('server/admin.ts', ['create', 'lee'], { ADMIN_PASSWORD: '바람 부는 나루터' })).toEqual({
      code: 0,
      stdout: 'lee: done\n',
      stderr: '',
    });
  });

  it.each([
    ['server/admin.ts', ['create', 'someone']],
    ['server/backup/restore.ts', ['no-backup', '--force']],
  ])('when it is %s and the settings make no sense', async (script, args) => {
    expectOneLine(await run(script, args, { PUBLIC_URL: 'https://www.example.com/shop' }), 'PUBLIC_URL');
  });

  it.each([
    ['server/admin.ts', ['create', 'someone']],
    ['server/backup/backup.ts', ['backup']],
  ])('when it is %s and the database does not answer', async (script, args) => {
    const place = args.map((word) => (word === 'backup' ? join(folder, 'backup') : word));
    const url = `postgres://127.0.0.1:${await freePort()}/naru`;
    expectOneLine(await run(script, place, { DATABASE_URL: url }), 'DATABASE_URL');
  });

  it.each(['server/admin.ts', 'server/backup/backup.ts'])(
    'and its usage when %s is given an option that it does not have',
    async (script) => {
      const { code, stderr } = await run(script, ['--whole', 'x'], {});
      expect(code).toBe(2);
      expect(stderr).toMatch(/^npm run /);
    },
  );
});

describeOnS3('a start ends with one line when the file store', (server) => {
  it('knows no such bucket, or not these keys', async () => {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = await server().createBucket();
    const s3 = {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    expectOneLine(await start({ ...s3, S3_BUCKET: 'nobodys-bucket' }), 'S3_BUCKET');
    const ended = await start({ ...s3, S3_SECRET_ACCESS_KEY: 'wrong-secret' });
    expectOneLine(ended, 'S3_SECRET_ACCESS_KEY');
    expect(ended.stderr).not.toContain('wrong-secret');
  });
});
