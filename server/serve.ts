import { company } from '#contract/company.ts';
import { dayMs } from '#contract/seoul-day.ts';
import { collectDefaultMetrics } from 'prom-client';
import { buildApp, type AppOptions } from '#server/app.ts';
import { checkMachine, listenProblem } from '#server/check-machine.ts';
import { systemClock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { openMigrated } from '#server/db/open.ts';
import { followVersions } from '#server/db/version-feed.ts';
import { checkBucket } from '#server/files/check-bucket.ts';
import type { Pages } from '#server/delivery/page-maker.ts';
import { unreadScope } from '#server/inquiry/inquiry-writes.ts';
import { createLog, type Log } from '#server/log.ts';
import { mailLinkNote } from '#server/mail/mail-link-note.ts';
import { seedSampleContent } from '#server/sample/sample-content.ts';
import { createServices, type Services } from '#server/services.ts';
import { cleanUpDaily } from '#server/daily-cleanup.ts';

/** Process managers and people wait ten seconds: this leaves some for whoever passes the signal on. */
const stopWithinMs = 8_000;
const firstCleanUpMs = 60_000;

/** A site without sample content is still a site: the next start tries again. */
async function addSampleContent({ connection, store }: Services, log: Log): Promise<void> {
  try {
    await seedSampleContent({ db: connection.db, store, clock: systemClock });
  } catch (error) {
    log.warn({ err: error }, 'sample content not added');
  }
}

/** A server that listens, until it is told to stop. */
export interface OpenServer {
  address: string;
  stop(): Promise<void>;
}

/** From settings to a listening server; the process that it runs in is the caller's. */
export async function openServer(
  config: Config,
  pages: Pages,
  options: AppOptions = {},
): Promise<OpenServer> {
  const log = createLog(config);
  await checkMachine(config);
  const connection = await openMigrated(config, (error) =>
    log.warn({ err: error }, 'database connection lost'),
  );
  const services = createServices(config, connection, log);
  if (config.s3 !== null) await checkBucket(services.store);
  await services.uploads.start();
  const madePassword = await services.serverAccounts.ensureFirst(config);
  // At once: a start that fails further on must not keep to itself what is never shown again.
  if (madePassword !== null)
    console.log(`관리자 ${config.adminId}의 비밀번호 (한 번만 표시됩니다): ${madePassword}`);
  // After the first admin, who has answered some of the sample's inquiries.
  if (config.sampleContent) await addSampleContent(services, log);
  const feed = followVersions(connection, config.databaseUrl, {
    changed(scope) {
      if (scope === unreadScope) {
        services.live.changed();
        return;
      }
      services.versions.bump(scope);
      // Something may have been planned there.
      services.turner.wake();
    },
    missed() {
      services.versions.bumpAll();
      services.turner.wake();
      services.live.changed();
    },
    hearing: services.versions.setHearing,
  });
  // Before the first visitor: moments may have come while no server ran.
  await services.turner.turn();
  const app = await buildApp(config, services, pages, log, options);
  // A thousand may knock at once: beyond Node's own 511 the kernel would let some knock again after a second.
  const { host, port } = config;
  const address = await app.listen({ host, port, backlog: 4_096 }).catch((error: unknown) => {
    throw listenProblem(error, config);
  });

  console.log(`${company.name}: ${address}`);
  const note = mailLinkNote(config);
  if (note !== null) console.log(note);

  services.mailWorker?.start();
  services.turner.start();
  services.purge?.everything();
  // Soon too: a server that is started anew every day would never get to it.
  const soon = setTimeout(() => void cleanUpDaily(services, log), firstCleanUpMs).unref();
  const daily = setInterval(() => void cleanUpDaily(services, log), dayMs).unref();

  async function stop(): Promise<void> {
    clearTimeout(soon);
    clearInterval(daily);
    // A connection whose last answer was in flight just now would be kept open for the next request.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100).unref();
    await Promise.all([app.close(), services.mailWorker?.stop(), services.turner.stop()]);
    clearInterval(sweep);
    await feed.stop();
    await connection.close();
  }
  return { address, stop };
}

/** A server that is all that its process is for: it stops when the process is told to, and ends it. */
export async function serve(config: Config, pages: Pages, options: AppOptions = {}): Promise<void> {
  collectDefaultMetrics();
  const server = await openServer(config, pages, options);
  let stopping = false;
  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), stopWithinMs).unref();
    await server.stop();
    process.exit(0);
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => void stop());
}
