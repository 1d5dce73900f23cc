import { sql } from 'kysely';
import { engineOf } from './engine.ts';
import type { Db } from './schema.ts';

/**
 * At the end of a query for rows to be cleared away: leaves out what another transaction is at work on, because two that
 * wait for each other's rows would both wait for ever. SQLite has one writer at a time anyway.
 */
export const skipLocked = (db: Db) => (engineOf(db) === 'postgres' ? sql`for update skip locked` : sql``);
