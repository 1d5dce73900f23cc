import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { unavailable } from '#server/errors.ts';
import type { Db } from '#server/db/schema.ts';

/** For whoever watches the server: alive, and able to answer from the database. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', () => ({ success: true }));
  app.get('/readyz', async () => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw unavailable();
    }
    return { success: true };
  });
}
