import type SqliteDatabase from 'better-sqlite3';
import { CompiledQuery, SqliteDriver, type DatabaseConnection } from 'kysely';
import { cacheStatements } from './statement-cache.ts';
import { openDiskProbe, type DiskProbe } from './disk-probe.ts';

/** SQLite's transactions on disks that fail: what is said to be committed is on the disk. */
export class SqliteTransactions extends SqliteDriver {
  readonly #sqlite: SqliteDatabase.Database;
  readonly #disk: DiskProbe;

  constructor(sqlite: SqliteDatabase.Database) {
    super({ database: cacheStatements(sqlite) });
    this.#sqlite = sqlite;
    this.#disk = openDiskProbe(sqlite.name);
  }

  /**
   * Its turn to write comes with its beginning: SQLite refuses at once a write that follows a read while another process
   * writes, and lets a beginning wait. What the transaction reads is then so until it ends.
   */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await super.commitTransaction(connection);
    this.#disk.ensureWritable();
  }

  /** On a full disk SQLite ends a transaction by itself; a second rollback would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    await super.destroy();
    this.#disk.close();
  }
}
