import type SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import { engineOf } from './engine.ts';
import type { Connection } from './connect.ts';
import type { Db } from './schema.ts';

/** Carries the news of a write to other servers on the same database, and theirs to us. */
export interface VersionFeed {
  stop(): Promise<void>;
}

interface Listener {
  /** Something of this scope was written by whoever. */
  changed(scope: string): void;
  /** Anything may have been written while we could not hear. */
  missed(): void;
  /** Whether news arrives at all. */
  hearing(isHearing: boolean): void;
}

const channel = 'site_version';
const pollMs = 250;
const retryMs = 500;

/** Part of the writing transaction: the others hear of it when, and only when, it is committed. */
export async function announce(trx: Db, scope: string): Promise<void> {
  if (engineOf(trx) === 'postgres') await sql`select pg_notify(${channel}, ${scope})`.execute(trx);
}

/** SQLite says by a number whether another connection has written to the file. */
function watchSqlite(sqlite: SqliteDatabase.Database, listener: Listener): VersionFeed {
  const read = () => sqlite.pragma('data_version', { simple: true });
  let known = read();
  const timer = setInterval(() => {
    const now = read();
    if (now !== known) listener.missed();
    known = now;
  }, pollMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
    },
  };
}

/** PostgreSQL tells those who listen; a connection that breaks is made again. */
function listenPostgres(url: string, listener: Listener): VersionFeed {
  let client: pg.Client | null = null;
  let stopped = false;
  let retry: NodeJS.Timeout | null = null;

  function lost(): void {
    client = null;
    if (stopped) return;
    listener.hearing(false);
    retry = setTimeout(() => void open(), retryMs);
    retry.unref();
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true });
    fresh.on('error', () => {});
    fresh.once('end', lost);
    fresh.on('notification', ({ payload }) => listener.changed(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
    } catch {
      await fresh.end().catch(() => {});
      return;
    }
    client = fresh;
    listener.missed();
    listener.hearing(true);
  }

  void open();
  return {
    async stop() {
      stopped = true;
      if (retry !== null) clearTimeout(retry);
      await client?.end();
    },
  };
}

export function followVersions(
  { sqlite }: Connection,
  databaseUrl: string | null,
  listener: Listener,
): VersionFeed {
  if (databaseUrl !== null) return listenPostgres(databaseUrl, listener);
  if (sqlite === null) throw new Error('a connection is either SQLite or PostgreSQL');
  return watchSqlite(sqlite, listener);
}
