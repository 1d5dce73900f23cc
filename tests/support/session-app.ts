import fastify, { type FastifyInstance } from 'fastify';
import { accessLogRoutes } from '#server/access-log/access-log.routes.ts';
import { createAccessLogService } from '#server/access-log/access-log.service.ts';
import type { Db } from '#server/db/schema.ts';
import { registerBodyParsers } from '#server/http/bodies.ts';
import { registerErrorHandling } from '#server/http/error-handler.ts';
import { adminOf, guard } from '#server/session/guard.ts';
import { refuseForgedOrigins } from '#server/http/origin.ts';
import { createServerAccounts } from '#server/admins/server-accounts.service.ts';
import { createLoginGuard } from '#server/session/login-guard.ts';
import { createPasswords, type Passwords } from '#server/session/passwords.ts';
import { createLoginStepService } from '#server/session/second-step/login-step.service.ts';
import { passwordRoutes, sessionRoutes } from '#server/session/session.routes.ts';
import { createSessionService } from '#server/session/session.service.ts';

interface Options {
  loginLimit?: number;
  publicUrl?: string | null;
  idleMinutes?: number;
  passwords?: Passwords;
}

/** The session's part of the server alone, with a clock to turn and one guarded call, GET /guarded. */
export async function createSessionApp(
  db: Db,
  { loginLimit = 10, publicUrl = null, idleMinutes = 30, passwords = createPasswords() }: Options = {},
) {
  let now = Date.parse('2026-05-04T00:00:00Z');
  const clock = () => new Date(now);
  const accessLog = createAccessLogService({ db, clock });
  const loginGuard = createLoginGuard({ db, clock, accessLog, limit: loginLimit });
  const https = publicUrl?.startsWith('https:') ?? false;
  const sessions = createSessionService({
    db,
    clock,
    accessLog,
    passwords,
    guard: loginGuard,
    idleMinutes,
    https,
    origin: publicUrl,
  });
  const app: FastifyInstance = fastify({ trustProxy: ['10.0.0.1'] });
  registerErrorHandling(app, { publicUrl });
  registerBodyParsers(app);
  refuseForgedOrigins(app, publicUrl);
  const steps = createLoginStepService({ db, clock, accessLog, guard: loginGuard, sessions });
  await app.register(async (open) => sessionRoutes(open, sessions, steps));
  await app.register(async (closed) => {
    guard(closed, sessions);
    passwordRoutes(closed, sessions);
    accessLogRoutes(closed, accessLog);
    closed.get('/guarded', (request, reply) => reply.send(adminOf(request)));
  });
  const admins = createServerAccounts({ db, clock, passwords, accessLog });
  const pass = (minutes: number) => void (now += minutes * 60_000);
  return { app, admins, accessLog, pass };
}

export type SessionApp = Awaited<ReturnType<typeof createSessionApp>>;
