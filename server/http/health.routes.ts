import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { unavailable } from '#server/errors.ts';
import type { Db } from '#server/db/schema.ts';

/** For whoever watches the server: alive, and able to answer from the database. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  // Kept on the way, it would say of a server that is gone that it lives.
  const well = (reply: FastifyReply) => reply.header('cache-control', 'no-store').send({ success: true });
  app.get('/healthz', (_request, reply) => well(reply));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw unavailable();
    }
    return well(reply);
  });
}
