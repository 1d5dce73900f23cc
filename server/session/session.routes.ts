import type { FastifyInstance, FastifyRequest } from 'fastify';
import { messages } from '#contract/messages.ts';
import { passkeyLoginApi } from '#contract/passkey-login.api.ts';
import { sessionApi } from '#contract/session.api.ts';
import { actorOf, adminOf, currentAdmin, isSecure, keepNothing, originOf } from './guard.ts';
import { readForms } from '#server/http/bodies.ts';
import { mount } from '#server/http/mount.ts';
import { deviceName } from './device-name.ts';
import { clearSessionCookie, readSessionCookie, writeSessionCookie } from './session-cookie.ts';
import type { LoginStepService } from './second-step/login-step.service.ts';
import type { Place, SessionService } from './session.service.ts';

const placeOf = ({ ip, headers }: FastifyRequest): Place => ({
  address: ip,
  device: deviceName(headers['user-agent']),
});

/** A refused login says why under the legacy name too, whoever refused it. */
function tellResult(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, _reply, payload: unknown) => {
    const isRefusal = typeof payload === 'object' && payload !== null && 'error' in payload;
    return isRefusal ? { result: payload.error, ...payload } : payload;
  });
}

function checkRoute(app: FastifyInstance, sessions: SessionService): void {
  mount(app, sessionApi.check, (_input, request) => currentAdmin(sessions, request));
}

function loginRoutes(app: FastifyInstance, sessions: SessionService, steps: LoginStepService): void {
  readForms(app);
  tellResult(app);
  mount(app, sessionApi.login, async ({ body }, request, reply) => {
    const secure = isSecure(sessions, request);
    const old = readSessionCookie(request, secure);
    const { id, steps: left } = await sessions.login(body, placeOf(request), old);
    writeSessionCookie(reply, secure, id);
    return { isIn: left.length === 0, steps: left };
  });
  mount(app, sessionApi.loginStep, async ({ body }, request, reply) => {
    const secure = isSecure(sessions, request);
    const id = await steps.byCode(readSessionCookie(request, secure), body.code, placeOf(request));
    writeSessionCookie(reply, secure, id);
    return { isIn: true, steps: [] };
  });
  mount(app, passkeyLoginApi.options, async (_input, request) =>
    steps.passkeyOptions(
      readSessionCookie(request, isSecure(sessions, request)),
      originOf(sessions, request),
    ),
  );
  mount(app, passkeyLoginApi.finish, async ({ body: { reply: made } }, request, reply) => {
    const secure = isSecure(sessions, request);
    const stepId = readSessionCookie(request, secure);
    const id = await steps.byPasskey(stepId, made, originOf(sessions, request), placeOf(request));
    writeSessionCookie(reply, secure, id);
    return { isIn: true, steps: [] };
  });
}

/** Logging out never fails on what a client sends along: the body is not looked at. */
function logoutRoute(app: FastifyInstance, sessions: SessionService): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null);
  });
  mount(app, sessionApi.logout, async (_input, request, reply) => {
    const secure = isSecure(sessions, request);
    clearSessionCookie(reply, secure);
    await sessions.logout(readSessionCookie(request, secure), request.ip);
    return messages.admin.loggedOut;
  });
}

/** What anyone may call: each in a scope of its own, because each reads bodies in its own way. */
export function sessionRoutes(app: FastifyInstance, sessions: SessionService, steps: LoginStepService): void {
  for (const route of [checkRoute, loginRoutes, logoutRoute]) {
    app.register(async (scope) => {
      keepNothing(scope);
      route(scope, sessions, steps);
    });
  }
}

/** For the guarded scope. */
export function passwordRoutes(app: FastifyInstance, sessions: SessionService): void {
  mount(app, sessionApi.changePassword, async ({ body }, request, reply) => {
    const { device } = placeOf(request);
    const id = await sessions.changePassword(adminOf(request), body, actorOf(request), device);
    writeSessionCookie(reply, isSecure(sessions, request), id);
    return messages.admin.passwordChanged;
  });
}
