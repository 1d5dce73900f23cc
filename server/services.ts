import { everyBoard, type Board } from '#contract/boards.ts';
import { messages } from '#contract/messages.ts';
import { createAccessLogService } from '#server/access-log/access-log.service.ts';
import { createAccountsService } from '#server/admins/accounts.service.ts';
import { createInviteService } from '#server/admins/invite.service.ts';
import { createPictureService } from '#server/board/picture.service.ts';
import { createBoardServices } from '#server/board/board.service.ts';
import { createTurner } from '#server/board/turner.ts';
import { createPurge } from '#server/cdn.ts';
import { systemClock, type Clock } from '#server/clock.ts';
import type { Config } from '#server/config.ts';
import { createDashboardService } from '#server/dashboard/dashboard.service.ts';
import type { Connection } from '#server/db/connect.ts';
import { isHttps } from '#server/http/headers.ts';
import { createDiscardUnused } from '#server/files/discard-unused.ts';
import { createFileStore } from '#server/files/create-file-store.ts';
import { createIsShown } from '#server/files/shown-files.ts';
import { createStoredFilesRepository } from '#server/files/stored-files.repository.ts';
import { createUploads } from '#server/files/uploads.ts';
import { createIdempotencyService } from '#server/idempotency/idempotency.service.ts';
import { createInquiryBin, createInquiryTrash } from '#server/inquiry/inquiry-bin.ts';
import { createInquiryChangeService } from '#server/inquiry/inquiry-change.service.ts';
import { createInquiryExportService } from '#server/inquiry/inquiry-export.service.ts';
import { createInquiryReplyService } from '#server/inquiry/inquiry-reply.service.ts';
import { readDeskNews } from '#server/inquiry/inquiry-counts.ts';
import { createInquiryService } from '#server/inquiry/inquiry.service.ts';
import { createInquiryWrites } from '#server/inquiry/inquiry-writes.ts';
import { createReceiptService } from '#server/inquiry/receipt.service.ts';
import { createRetentionService } from '#server/inquiry/retention.service.ts';
import { createLiveService } from '#server/live/live.service.ts';
import { createMailService } from '#server/mail/mail.service.ts';
import { createMailWorker } from '#server/mail/mail-worker.ts';
import { createReplyTemplateService } from '#server/mail/reply-template.service.ts';
import { siteOrigin } from '#server/http/site-origin.ts';
import type { Log } from '#server/log.ts';
import { createRateLimiter } from '#server/limits/rate-limiter.ts';
import { createPopupService } from '#server/popup/popup.service.ts';
import { createPublish } from '#server/publish.ts';
import { createServerAccounts } from '#server/admins/server-accounts.service.ts';
import { createLoginGuard } from '#server/session/login-guard.ts';
import { createPasswords } from '#server/session/passwords.ts';
import { createLoginStepService } from '#server/session/second-step/login-step.service.ts';
import { createPasskeyService } from '#server/session/second-step/passkey.service.ts';
import { createSecondStepService } from '#server/session/second-step/second-step.service.ts';
import { createSessionService } from '#server/session/session.service.ts';
import { createTrashService } from '#server/trash/trash.service.ts';
import { createVersions } from '#server/versions.ts';

const minuteMs = 60_000;

interface ServiceOptions {
  clock?: Clock;
  boards?: readonly Board[];
}

/** Everything the server can do, wired once. */
export function createServices(
  config: Config,
  connection: Connection,
  log: Log,
  { clock = systemClock, boards = everyBoard }: ServiceOptions = {},
) {
  const { db } = connection;
  const versions = createVersions([...boards.map(({ name }) => name), 'popup']);
  const purge = config.cdn && createPurge(config.cdn, log);
  const publish = createPublish(db, versions, purge, () => turner.wake());
  const turner = createTurner(boards, { db, clock, log, publish });
  const store = createFileStore(config);
  const uploads = createUploads({ store, log, clock });
  const storedFiles = createStoredFilesRepository(boards);
  const originalName = (storedName: string) => storedFiles.originalName(db, storedName);
  const discardUnused = createDiscardUnused(uploads, originalName);
  const accessLog = createAccessLogService({ db, clock });
  const mailWorker = config.mail && createMailWorker({ db, clock, log, config: config.mail });
  const mails = createMailService({
    db,
    clock,
    accessLog,
    config: config.mail,
    origin: siteOrigin(config),
    wake: () => mailWorker?.wake(),
  });
  const passwords = createPasswords();
  const guard = createLoginGuard({ db, clock, accessLog, limit: config.loginLimit });
  const sessions = createSessionService({
    db,
    clock,
    accessLog,
    passwords,
    guard,
    idleMinutes: config.sessionIdleMinutes,
    https: isHttps(config),
    origin: config.publicUrl,
  });
  const secondSteps = createSecondStepService({ db, clock, accessLog, guard, sessions });
  const invites = createInviteService({ db, clock, accessLog, passwords, mails });
  const live = createLiveService({
    read: () => readDeskNews(db),
    livingAmong: (idHashes) => sessions.livingAmong(idHashes),
    log,
  });
  const write = createInquiryWrites(db, () => live.changed());
  const boardServices = createBoardServices(boards, { db, clock, uploads, discardUnused, publish });
  return {
    connection,
    clock,
    versions,
    purge,
    store,
    uploads,
    originalName,
    isShown: createIsShown(versions, clock, (names, now) => storedFiles.shown(db, names, now)),
    accessLog,
    boards: boardServices,
    turner,
    trash: createTrashService({
      db,
      clock,
      accessLog,
      bins: [...boardServices.all.map(({ bin }) => bin), createInquiryBin(write)],
    }),
    pictures: createPictureService({ db, clock, uploads }),
    idempotency: createIdempotencyService({ db, clock }),
    inquiries: createInquiryService({
      db,
      write,
      clock,
      accessLog,
      mails,
      putInTrash: createInquiryTrash(config.inquiryRetentionDays),
    }),
    inquiryChanges: createInquiryChangeService({ db, write, clock, accessLog }),
    inquiryReplies: createInquiryReplyService({ write, clock, accessLog, mails }),
    inquiryExports: createInquiryExportService({ db, clock, accessLog }),
    dashboard: createDashboardService({ boards, db, clock, accessLog }),
    live,
    mails,
    mailWorker,
    replyTemplates: createReplyTemplateService({ db, accessLog }),
    receipts: createReceiptService({
      db,
      write,
      clock,
      wrongReceipts: createRateLimiter(db, clock, {
        name: 'receipt',
        limit: config.inquiryLimit,
        windowMs: minuteMs,
        message: messages.wire.tooManyRequests,
      }),
    }),
    retention: createRetentionService({ db, write, clock, accessLog, days: config.inquiryRetentionDays }),
    inquiryLimiter: createRateLimiter(db, clock, {
      name: 'inquiry',
      limit: config.inquiryLimit,
      windowMs: minuteMs,
      message: messages.wire.tooManyRequests,
    }),
    popup: createPopupService({ db, clock, uploads, publish }),
    serverAccounts: createServerAccounts({ db, clock, passwords, accessLog }),
    accounts: createAccountsService({ db, clock, accessLog, invites, mails }),
    invites,
    sessions,
    loginSteps: createLoginStepService({ db, clock, accessLog, guard, sessions }),
    passkeys: createPasskeyService({ db, clock, accessLog, sessions, secondSteps }),
    secondSteps,
  };
}

export type Services = ReturnType<typeof createServices>;
