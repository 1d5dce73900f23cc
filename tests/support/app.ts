import { Writable } from 'node:stream';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { everyBoard, type Board } from '#contract/boards.ts';
import { buildApp, type AppOptions } from '#server/app.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import { readConfig, type Config } from '#server/config.ts';
import type { Engine } from '#server/db/connect.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import type { Pages } from '#server/delivery/page-maker.ts';
import { createLog } from '#server/log.ts';
import { createServices, type Services } from '#server/services.ts';
import { adminId, adminPassword } from './site.ts';
import { createTestDatabase } from './databases.ts';

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  config: Config;
  /** Every log line so far. */
  log(): string;
  get(url: string, options?: Partial<InjectOptions>): Promise<LightMyRequestResponse>;
  post(
    url: string,
    payload?: InjectOptions['payload'],
    options?: Partial<InjectOptions>,
  ): Promise<LightMyRequestResponse>;
  /** Logs in and gives the cookie for the headers of later requests. */
  login(): Promise<{ cookie: string }>;
  close(): Promise<void>;
}

interface TestAppOptions {
  env?: Record<string, string>;
  clock?: Clock;
  /** In the place of the site's own, and the migrations that make their tables. */
  boards?: readonly Board[];
  migrations?: readonly Migration[];
  pages?: Pages;
  render?: Pages['render'];
  /** Told of every route while the server is built. */
  onRoute?: AppOptions['onRoute'];
}

/** Pages are tested in a browser; calls do not need them. These read nothing of the search. */
const noPages: Pages = {
  render: async () =>
    new Response('<!doctype html><title>page</title>', {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    }),
  addressOf: (url) => new URL(url.pathname, url.origin),
};

/** The whole server on a real database, without a socket. */
export async function createTestApp(
  engine: Engine = 'sqlite',
  options: TestAppOptions = {},
): Promise<TestApp> {
  const database = await createTestDatabase(engine, options.migrations);
  let lines = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines += String(chunk);
      done();
    },
  });
  const config: Config = {
    ...readConfig({ INQUIRY_LIMIT: '0', ADMIN_ID: adminId, ADMIN_PASSWORD: adminPassword, ...options.env }),
    dataDir: database.dataDir,
    databaseUrl: database.databaseUrl,
  };
  const log = createLog(config, destination);
  const services = createServices(config, database.connection, log, {
    clock: options.clock ?? systemClock,
    boards: options.boards ?? everyBoard,
  });
  await services.serverAccounts.ensureFirst(config);
  const { onRoute } = options;
  const app = await buildApp(
    config,
    services,
    { ...(options.pages ?? noPages), ...(options.render && { render: options.render }) },
    log,
    { checksAnswers: true, ...(onRoute && { onRoute }) },
  );
  const post: TestApp['post'] = (url, payload, more = {}) =>
    app.inject({ method: 'POST', url, ...(payload === undefined ? {} : { payload }), ...more });
  return {
    app,
    services,
    config,
    log: () => lines,
    get: (url, more = {}) => app.inject({ method: 'GET', url, ...more }),
    post,
    async login() {
      const answer = await post('/admin/loginProc', { id: adminId, pw: adminPassword });
      const [cookie = ''] = String(answer.headers['set-cookie']).split(';');
      return { cookie };
    },
    async close() {
      await app.close();
      await services.uploads.settled();
      await database.drop();
    },
  };
}
