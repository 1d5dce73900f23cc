import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { isAllowed } from '#contract/roles.ts';
import type { Actor } from '#server/access-log/access-log.service.ts';
import { AppError } from '#server/errors.ts';
import { readSessionCookie } from './session-cookie.ts';
import { hashSessionId } from './session-id.ts';
import type { Admin, SessionService } from './session.service.ts';

declare module 'fastify' {
  interface FastifyRequest {
    admin: Admin | null;
  }
}

const loginRequired = () => new AppError('unauthenticated', messages.wire.loginRequired);

export const isSecure = (sessions: SessionService, request: FastifyRequest) =>
  sessions.https || request.protocol === 'https';

/** Where the browser is that asks: passkeys are of one site alone. */
export const originOf = (sessions: SessionService, request: FastifyRequest) =>
  sessions.origin ?? `${request.protocol}://${request.host}`;

/** Who is logged in, where that is not required. */
export function currentAdmin(sessions: SessionService, request: FastifyRequest): Promise<Admin | null> {
  return sessions.find(readSessionCookie(request, isSecure(sessions, request)));
}

/** Whether somebody who writes posts asks: they see what the public does not see yet, or any more. */
export async function isWriter(sessions: SessionService, request: FastifyRequest): Promise<boolean> {
  const admin = await currentAdmin(sessions, request);
  return admin !== null && isAllowed(admin.role, 'editor');
}

/** What depends on who asks is kept by no one. */
export function keepNothing(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
}

/**
 * Closes this scope and what is inside, before a byte of a body is read, to all who are not logged in and to those whose
 * role may not: the call itself says who may, and one that says nothing is the owners'.
 */
export function guard(app: FastifyInstance, sessions: SessionService): void {
  app.decorateRequest('admin', null);
  keepNothing(app);
  app.addHook('onRequest', async (request) => {
    request.admin = await currentAdmin(sessions, request);
    if (request.admin === null) throw loginRequired();
    if (!isAllowed(request.admin.role, request.routeOptions.config.access))
      throw new AppError('forbidden', messages.wire.forbidden);
  });
}

export function adminOf(request: FastifyRequest): Admin {
  if (request.admin === null) throw loginRequired();
  return request.admin;
}

/** Which session it is, as the database knows it. */
export function sessionHashOf(sessions: SessionService, request: FastifyRequest): string {
  return hashSessionId(readSessionCookie(request, isSecure(sessions, request)) ?? '');
}

/** Who acts, for the access log. */
export function actorOf(request: FastifyRequest): Actor {
  return { login: adminOf(request).login, address: request.ip };
}
