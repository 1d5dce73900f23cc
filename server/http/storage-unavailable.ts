const sqliteUnavailable = new Set([
  'SQLITE_FULL',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_READONLY',
  'SQLITE_CANTOPEN',
  'SQLITE_LOCKED',
  'SQLITE_NOTADB',
]);
const systemUnavailable = new Set([
  'ENOSPC',
  'EROFS',
  'EIO',
  'EDQUOT',
  'EACCES',
  'EMFILE',
  'ENFILE',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** PostgreSQL: connection lost, out of resources, shutting down or starting, statement timed out, read-only. */
const postgresUnavailable = /^(?:08|53|57P|57014|25006)/;

/** What its driver says without a code: no connection, one that is lost, and no answer in time. */
const driverUnavailable =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Query read timeout|Client was closed/;

/** Whether an error says that the database or the disk is away or full: not a bug, and it may pass. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (/^SQLITE_(?:IOERR|CORRUPT)/.test(code) || sqliteUnavailable.has(code) || systemUnavailable.has(code))
    return true;
  if ('severity' in error) return postgresUnavailable.test(code);
  return driverUnavailable.test(error.message);
}
