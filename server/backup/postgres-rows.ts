import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { liftStatementTimeout } from '#server/db/lift-statement-timeout.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import type { Db } from '#server/db/schema.ts';
import { BackupError } from './backup-error.ts';
import { compareCount, compareMigrations, compareRows, compareTables } from './compare.ts';
import { rowsOf, type Manifest } from './manifest.ts';
import { countRows, migrationNames, sessionTable, tableNames } from './tables.ts';
import { writeDurably } from './write-durably.ts';

type Snapshot = Pick<Manifest, 'migrations' | 'rows' | 'lastIds'>;

const batch = 500;

/** The rows of a table, one JSON object a line, read through a cursor so that a large table fits. */
async function* readRows(trx: Db, table: string): AsyncGenerator<string> {
  await sql`declare dump no scroll cursor for select row_to_json(one)::text as line from ${sql.table(table)} as one`.execute(
    trx,
  );
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.lit(batch)} from dump`.execute(trx);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await sql`close dump`.execute(trx);
}

/** The last number each table gave out: a number is never used twice, also when its row is gone. */
async function lastIds(trx: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; sequence: string }>`
    select table_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema() and is_identity = 'YES'`.execute(
    trx,
  );
  const last: Record<string, number> = {};
  for (const { name, sequence } of rows) {
    const state = await sql<{ value: string | null }>`
      select pg_sequence_last_value(${sequence}::regclass) as value`.execute(trx);
    const value = state.rows[0]?.value ?? null;
    if (value !== null) last[name] = Number(value);
  }
  return last;
}

/** Writes every table as it is at one moment, while the site goes on. */
export async function dumpPostgres(db: Db, folder: string): Promise<Snapshot> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const names = await tableNames(trx);
      if (!names.includes('migration')) throw new BackupError('there is no site in this database');
      const kept = names.filter((name) => name !== sessionTable);
      for (const table of kept) await writeDurably(join(folder, rowsOf(table)), readRows(trx, table));
      return {
        migrations: await migrationNames(trx),
        rows: { ...(await countRows(trx, kept)), [sessionTable]: 0 },
        lastIds: await lastIds(trx),
      };
    });
}

/** Lines of a file, in batches; split at line feeds only, which JSON never has inside. */
async function* readBatches(file: string): AsyncGenerator<string[]> {
  let rest = '';
  let lines: string[] = [];
  for await (const chunk of createReadStream(file, 'utf8') as AsyncIterable<string>) {
    const pieces = (rest + chunk).split('\n');
    rest = pieces.pop() ?? '';
    lines.push(...pieces);
    while (lines.length >= batch) yield lines.splice(0, batch);
  }
  if (lines.length > 0) yield lines;
}

async function linesOf(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const some of readBatches(file)) lines.push(...some);
  return lines;
}

/** What the rows themselves say about the manifest, before the first of them is used. */
export async function verifyRows(folder: string, manifest: Manifest): Promise<void> {
  for (const table of Object.keys(manifest.rows).filter((name) => name !== sessionTable)) {
    let count = 0;
    for await (const lines of readBatches(join(folder, rowsOf(table)))) count += lines.length;
    compareCount(manifest, table, count);
  }
  const done = await linesOf(join(folder, rowsOf('migration')));
  compareMigrations(
    manifest,
    done.map((line) => (JSON.parse(line) as { name: string }).name),
  );
}

/** Brings the tables to where those of the backup were. */
export async function prepareSchema(db: Db, manifest: Manifest): Promise<void> {
  await migrate(
    db,
    migrations.filter(({ name }) => manifest.migrations.includes(name)),
  );
  if ((await migrationNames(db)).length !== manifest.migrations.length) {
    throw new BackupError('the database is newer than the backup: restore into an empty database');
  }
  await compareTables(manifest, db);
}

/** Replaces every row, in one transaction: a site that runs sees the old or the new. */
export async function replacePostgres(db: Db, folder: string, manifest: Manifest): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await liftStatementTimeout(trx);
    const names = Object.keys(manifest.rows);
    await sql`truncate ${sql.join(names.map((name) => sql.table(name)))}`.execute(trx);
    for (const name of names.filter((table) => table !== sessionTable)) {
      for await (const lines of readBatches(join(folder, rowsOf(name)))) {
        await sql`insert into ${sql.table(name)}
          select * from json_populate_recordset(null::${sql.table(name)}, ${`[${lines.join(',')}]`}::json)`.execute(
          trx,
        );
      }
    }
    for (const [name, last] of Object.entries(manifest.lastIds)) {
      await sql`select setval(pg_get_serial_sequence(${name}, 'id'), ${last})`.execute(trx);
    }
    await compareRows(manifest, trx);
  });
}
