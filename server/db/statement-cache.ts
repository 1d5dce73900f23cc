import type SqliteDatabase from 'better-sqlite3';
import type { SqliteDatabase as QueriedDatabase } from 'kysely';

const most = 200;

/** SQLite with statements that are prepared once: the site asks the same few dozen questions all day. */
export function cacheStatements(sqlite: SqliteDatabase.Database): QueriedDatabase {
  const kept = new Map<string, SqliteDatabase.Statement<unknown[]>>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const made = sqlite.prepare<unknown[]>(sql);
      if (kept.size >= most) kept.clear();
      kept.set(sql, made);
      return made;
    },
    close: () => void sqlite.close(),
  };
}
