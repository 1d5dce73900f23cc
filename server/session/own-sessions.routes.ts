import type { FastifyInstance } from 'fastify';
import { messages } from '#contract/messages.ts';
import { ownSessionsApi } from '#contract/own-sessions.api.ts';
import { mount } from '#server/http/mount.ts';
import { actorOf, adminOf, sessionHashOf } from './guard.ts';
import type { SessionService } from './session.service.ts';

/** For the guarded scope: everybody's own sessions. */
export function ownSessionRoutes(app: FastifyInstance, sessions: SessionService): void {
  mount(app, ownSessionsApi.list, (_input, request) =>
    sessions.ownSessions(adminOf(request), sessionHashOf(sessions, request)),
  );
  mount(app, ownSessionsApi.end, async ({ params }, request) => {
    await sessions.endOwnSession(adminOf(request), params.id, actorOf(request));
    return messages.admin.sessionEnded;
  });
}
