import type { FastifyInstance } from 'fastify';
import { liveApi } from '#contract/live.api.ts';
import { mountStream } from '#server/http/mount.ts';
import { sessionHashOf } from '#server/session/guard.ts';
import type { SessionService } from '#server/session/session.service.ts';
import type { LiveService } from './live.service.ts';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would gather it.
  'x-accel-buffering': 'no',
};

export function liveRoutes(app: FastifyInstance, live: LiveService, sessions: SessionService): void {
  mountStream(app, liveApi.follow, (_input, request, reply) => {
    void reply.headers(headers);
    return live.follow(sessionHashOf(sessions, request));
  });
  app.addHook('preClose', async () => live.stop());
}
