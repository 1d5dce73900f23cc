import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, type Dialect } from 'kysely';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { makePrivateFile, makePrivateFolder, privateFile, takeRightsAway } from '#server/private-files.ts';
import { closeWhenHung } from './close-when-hung.ts';
import type { Database, Db } from './schema.ts';
import { SqliteTransactions } from './sqlite-transactions.ts';

export type Engine = 'sqlite' | 'postgres';

export interface Connection {
  db: Db;
  engine: Engine;
  /** The SQLite file's own handle, for its online backup. */
  sqlite: SqliteDatabase.Database | null;
  close: () => Promise<void>;
}

type Log = (error: Error) => void;

/** As long as a request may wait for another process's write. */
export const busyTimeoutMs = 5_000;

/** A little longer than PostgreSQL lets a statement run, which then says so itself. */
export const answerTimeoutMs = 6_000;

interface ConnectOptions {
  log?: Log | undefined;
  /** How long PostgreSQL may take to answer; without it, as long as it wants: an index over many rows takes its time. */
  answersWithinMs?: number;
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'site.db');

function openSqlite(file: string): SqliteDatabase.Database {
  // The journal gets the rights of the database; an older one may still be there.
  makePrivateFile(file);
  for (const suffix of ['', '-wal', '-shm']) takeRightsAway(file + suffix, privateFile);
  const sqlite = new SqliteDatabase(file);
  sqlite.pragma('journal_mode = WAL');
  // Only FULL survives a power cut, and only the connection that turns WAL on has it by itself.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma(`busy_timeout = ${busyTimeoutMs}`);
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('secure_delete = ON');
  return sqlite;
}

function sqliteDialect(sqlite: SqliteDatabase.Database): Dialect {
  const dialect = new SqliteDialect({ database: sqlite });
  dialect.createDriver = () => new SqliteTransactions(sqlite);
  return dialect;
}

function postgresDialect(url: string, { log = () => {}, answersWithinMs }: ConnectOptions): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 5_000,
    ...(answersWithinMs !== undefined && { query_timeout: answersWithinMs }),
    idle_in_transaction_session_timeout: 10_000,
    // Its guesses about searches are high enough to make it compile them first, which takes longer than they do.
    options: '-c jit=off',
  });
  // Without listeners a restarting PostgreSQL would end this process: the pool hears idle connections only.
  pool.on('error', log);
  pool.on('connect', (client) => {
    client.on('error', log);
    closeWhenHung(client);
  });
  return new PostgresDialect({ pool });
}

export function connect(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  options: ConnectOptions = {},
): Connection {
  if (config.databaseUrl !== null) {
    const db = new Kysely<Database>({ dialect: postgresDialect(config.databaseUrl, options) });
    return { db, engine: 'postgres', sqlite: null, close: () => db.destroy() };
  }
  makePrivateFolder(config.dataDir);
  const sqlite = openSqlite(sqliteFile(config.dataDir));
  const db = new Kysely<Database>({ dialect: sqliteDialect(sqlite) });
  return { db, engine: 'sqlite', sqlite, close: () => db.destroy() };
}
