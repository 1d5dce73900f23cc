import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import pg from 'pg';
import type { Config } from '#server/config.ts';
import { SettingError } from '#server/errors.ts';
import { answerTimeoutMs, connect, type Connection } from './connect.ts';
import { migrate } from './migrate.ts';

type Settings = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** An address with several numbers fails once for each, and has no message of its own. */
function messageOf(error: unknown): string {
  const [first = error] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : String(first);
}

const unusableUrl = (error: unknown) =>
  new SettingError(`DATABASE_URL: takes a PostgreSQL database that answers (${messageOf(error)})`);

/** A folder or a database that cannot be used is a matter of the settings; SQL that is wrong is a bug. */
function problemOf(error: unknown): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException;
  if (syscall !== undefined)
    return new SettingError(`DATA_DIR: takes a folder that can be written to (${message})`);
  if (error instanceof SqliteDatabase.SqliteError && !/^SQLITE_(?:ERROR|CONSTRAINT)/.test(error.code))
    return new SettingError(
      `DATA_DIR: takes a folder whose site.db is a whole database of this site (${message})`,
    );
  // May not make tables, or only read: a copy that follows another database.
  if (error instanceof pg.DatabaseError && ['42501', '25006'].includes(error.code ?? ''))
    return unusableUrl(error);
  return error;
}

/** Connects, and resolves only when the database has answered. */
export async function openDatabase(config: Settings, log?: (error: Error) => void): Promise<Connection> {
  try {
    const connection = connect(config, { log });
    try {
      await sql`select 1`.execute(connection.db);
      return connection;
    } catch (error) {
      await connection.close();
      throw config.databaseUrl === null ? error : unusableUrl(error);
    }
  } catch (error) {
    throw problemOf(error);
  }
}

/** Brings the database up to date, and connects as those do whom visitors wait for. */
export async function openMigrated(config: Settings, log?: (error: Error) => void): Promise<Connection> {
  const patient = await openDatabase(config, log);
  try {
    await migrate(patient.db);
  } catch (error) {
    throw problemOf(error);
  } finally {
    await patient.close();
  }
  return connect(config, { log, answersWithinMs: answerTimeoutMs });
}
