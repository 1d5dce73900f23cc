import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerFactory } from 'fastify';
import { endpointsWith } from '#contract/endpoints.ts';
import { limits } from '#contract/limits.ts';
import type { Access } from '#contract/roles.ts';
import { accessLogRoutes } from '#server/access-log/access-log.routes.ts';
import { adminsRoutes, inviteRoutes } from '#server/admins/admins.routes.ts';
import { adminBoardRoutes, publicBoardRoutes } from '#server/board/board.routes.ts';
import { pictureRoutes } from '#server/board/picture.routes.ts';
import type { Config } from '#server/config.ts';
import { dashboardRoutes } from '#server/dashboard/dashboard.routes.ts';
import { uploadRoutes } from '#server/files/upload.routes.ts';
import { createAnswerCache } from '#server/delivery/answer-cache.ts';
import { refuseBadRequests } from '#server/delivery/bad-requests.ts';
import { registerBodyParsers } from '#server/http/bodies.ts';
import { registerErrorHandling } from '#server/http/error-handler.ts';
import { fallbackRoutes } from '#server/http/fallbacks.ts';
import { guard, isWriter } from '#server/session/guard.ts';
import { createHotPath } from '#server/delivery/hot-path.ts';
import { isHttps, securityHeaders } from '#server/http/headers.ts';
import { listenOn } from '#server/delivery/http-server.ts';
import { healthRoutes } from '#server/http/health.routes.ts';
import { capInFlight } from '#server/http/in-flight.ts';
import { createJsonCache } from '#server/delivery/create-json-cache.ts';
import { createMetrics } from '#server/delivery/metrics.ts';
import { metricsRoute } from '#server/delivery/metrics.routes.ts';
import { registerMultipart } from '#server/http/multipart.ts';
import { openApiRoute } from '#server/http/openapi.ts';
import { refuseForgedOrigins } from '#server/http/origin.ts';
import { withoutHost } from '#server/http/request-target.ts';
import { createPageMaker, type Pages } from '#server/delivery/page-maker.ts';
import { pageRoutes } from '#server/delivery/pages.ts';
import { siteOrigin } from '#server/http/site-origin.ts';
import { staticFiles } from '#server/delivery/static-files.ts';
import {
  adminInquiryRoutes,
  publicInquiryRoutes,
  type LimitInquiries,
} from '#server/inquiry/inquiry.routes.ts';
import { receiptRoutes } from '#server/inquiry/receipt.routes.ts';
import { liveRoutes } from '#server/live/live.routes.ts';
import { mailRoutes } from '#server/mail/mail.routes.ts';
import { networkOf } from '#server/limits/network-of.ts';
import { createPageServices } from '#server/delivery/page-services.ts';
import { adminPopupRoutes, publicPopupRoutes } from '#server/popup/popup.routes.ts';
import type { Services } from '#server/services.ts';
import { trashRoutes } from '#server/trash/trash.routes.ts';
import { ownSessionRoutes } from '#server/session/own-sessions.routes.ts';
import { secondStepRoutes } from '#server/session/second-step/second-step.routes.ts';
import { passwordRoutes, sessionRoutes } from '#server/session/session.routes.ts';

interface MountedRoute {
  method: string;
  url: string;
  /** Who may, where it is a call of the contract. */
  access: Access | undefined;
}

export interface AppOptions {
  /** Development puts Vite in front of the server. */
  serverFactory?: FastifyServerFactory;
  /** Whether every answer is held against the contract; in development it is. */
  checksAnswers?: boolean;
  /** Told of every route as it is put on the router. */
  onRoute?: (route: MountedRoute) => void;
}

/** Builds the server; never listens. */
export async function buildApp(
  config: Config,
  services: Services,
  pages: Pages,
  log: FastifyBaseLogger,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const origin = siteOrigin(config);
  const limitInquiries: LimitInquiries = (request) => services.inquiryLimiter.take(networkOf(request.ip));
  const settings = {
    origin,
    naverVerification: config.naverVerification,
    googleVerification: config.googleVerification,
    // Development adds scripts of its own, in an order of its own.
    deferScripts: config.deferScripts && !config.dev,
  };
  const servicesFor = createPageServices(services, settings, limitInquiries);
  const maker = createPageMaker({ pages, origin, servicesFor, dev: config.dev });
  const cache = createAnswerCache(services.versions, {
    clock: services.clock,
    cdnSeconds: config.cdn?.seconds ?? 0,
  });
  const hot = createHotPath(cache, securityHeaders(isHttps(config)));
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    serverFactory:
      options.serverFactory ?? ((routes) => listenOn(hot, routes, { frontDoor: config.frontDoor })),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    bodyLimit: limits.jsonBodyBytes,
    routerOptions: { maxParamLength: 300 },
    // A stopping server still answers what is in flight, and tells the rest to come back.
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '' }) => withoutHost(url),
    ...refuseBadRequests(config, maker),
  });
  app.addHook('onRoute', ({ method, url, config: { access } = {} }) => {
    for (const verb of [method].flat()) options.onRoute?.({ method: verb, url, access });
  });
  app.decorate('checksAnswers', options.checksAnswers ?? config.dev);
  const jsonCache = createJsonCache(cache, hot);

  registerErrorHandling(app, config, maker);
  registerBodyParsers(app);
  // Not counted: a busy server is alive.
  healthRoutes(app, services.connection.db);
  const figures = createMetrics(app, { cache, hot, inFlight: { count: () => inFlight.count() } });
  metricsRoute(app, figures, config.metricsToken);
  const inFlight = capInFlight(app, networkOf);
  refuseForgedOrigins(app, config.publicUrl);
  await registerMultipart(app);

  const boards = services.boards.all;
  const endpoints = endpointsWith(boards.map(({ board }) => board));

  // Open to anyone.
  await app.register(async (scope) => {
    openApiRoute(scope, endpoints);
    sessionRoutes(scope, services.sessions, services.loginSteps);
    await scope.register(async (inner) => inviteRoutes(inner, services.invites));
    for (const board of boards) publicBoardRoutes(scope, board, jsonCache);
    publicInquiryRoutes(scope, services.inquiries, limitInquiries);
    await scope.register(async (inner) => receiptRoutes(inner, services.receipts, limitInquiries));
    publicPopupRoutes(scope, services.popup, services.sessions, jsonCache);
    uploadRoutes(scope, {
      ...services,
      isWriter: (request) => isWriter(services.sessions, request),
    });
    fallbackRoutes(scope, endpoints);
  });

  // Behind the guard: what is registered here needs a living session.
  await app.register(async (scope) => {
    guard(scope, services.sessions);
    for (const board of boards) adminBoardRoutes(scope, board);
    pictureRoutes(scope, services.pictures);
    adminInquiryRoutes(scope, services);
    dashboardRoutes(scope, services.dashboard);
    liveRoutes(scope, services.live, services.sessions);
    mailRoutes(scope, services.mails, services.replyTemplates);
    adminPopupRoutes(scope, services.popup);
    trashRoutes(scope, services.trash);
    accessLogRoutes(scope, services.accessLog);
    passwordRoutes(scope, services.sessions);
    secondStepRoutes(scope, services);
    ownSessionRoutes(scope, services.sessions);
    adminsRoutes(scope, services.accounts);
  });

  await app.register(async (scope) => {
    const sendFile = config.dev ? () => null : await staticFiles(scope);
    pageRoutes(scope, { maker, pages, sendFile, cache, hot, origin, dev: config.dev });
  });
  return app;
}
