import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mailKinds, type MailKind } from '#contract/mail.ts';
import { messages } from '#contract/messages.ts';
import type { Clock } from '#server/clock.ts';
import type { MailConfig } from '#server/config.ts';
import type { Db } from '#server/db/schema.ts';
import { addToTimeline } from '#server/inquiry/timeline.repository.ts';
import type { Log } from '#server/log.ts';
import { outboxRepository as outbox, type Noted, type OutboxRow } from './outbox.repository.ts';
import type { Outcome } from './outcome.ts';
import { createSmtp, type SendMail } from './smtp.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
const firstWaitMs = minuteMs;
const longestWaitMs = 6 * hourMs;
const giveUpAfterMs = 72 * hourMs;
/** So many mails are under way at a time. */
const lanes = 4;
/** How often the outbox is looked at for what other servers wrote and what is due again. */
const lookEveryMs = 5 * secondMs;
/** What is under way when the server stops may still finish. */
const finishWithinMs = 5 * secondMs;

interface WorkerDependencies {
  db: Db;
  clock: Clock;
  log: Log;
  config: MailConfig;
  send?: SendMail;
  /** How long a mail stays with a server that says nothing any more. */
  leaseMs?: number;
}

/** Twice as long each time, from a minute to six hours. */
function waitAfter(tries: number): number {
  return Math.min(firstWaitMs * 2 ** Math.min(tries - 1, 20), longestWaitMs);
}

const isToCustomer = (mail: OutboxRow) =>
  mail.kind === ('receipt' satisfies MailKind) || mail.kind === ('reply' satisfies MailKind);

/**
 * Sends what is in the outbox. A mail is taken under a lease that is kept up while it is being sent: a server that dies
 * gives it back by saying nothing, and no two send it at once.
 */
export function createMailWorker({
  db,
  clock,
  log,
  config,
  send = createSmtp(config),
  leaseMs = 30_000,
}: WorkerDependencies) {
  const [, domain = ''] = config.from.address.split('@');
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let looking: NodeJS.Timeout | null = null;
  let isWoken = false;
  let hasStopped = false;

  /** A mail that is tried for the last time says so. */
  function noteOf(mail: OutboxRow, outcome: Outcome, now: Date): Noted & { reason: string } {
    // Whoever reads the outbox or a backup of it is to find no link that still works.
    const hidden = mail.kind === ('invite' satisfies MailKind) ? { text: '' } : {};
    if (outcome.isSent) return { state: 'sent', reason: '', sent_at: now.toISOString(), ...hidden };
    const next = now.getTime() + waitAfter(mail.tries);
    if (outcome.isFinal) return { state: 'failed', reason: outcome.reason, ...hidden };
    if (next > Date.parse(mail.queued_at) + giveUpAfterMs)
      return { state: 'failed', reason: messages.mail.givenUp(outcome.reason), ...hidden };
    return { reason: outcome.reason, due_at: new Date(next).toISOString() };
  }

  async function note(mail: OutboxRow, outcome: Outcome): Promise<void> {
    const now = clock();
    const noted = noteOf(mail, outcome, now);
    await db.transaction().execute(async (trx) => {
      const isOurs = await outbox.note(trx, mail, noted);
      if (!isOurs || noted.state === undefined || !isToCustomer(mail)) return;
      const kind = mailKinds[mail.kind as MailKind];
      const text = outcome.isSent ? messages.mail.sent(kind) : messages.mail.failed(kind, noted.reason);
      await addToTimeline(trx, mail.inquiry_id, { kind: 'mail', at: now.toISOString(), by: '', text });
    });
    if (!outcome.isSent) log.warn({ mail: mail.id, reason: noted.reason }, 'mail not sent');
  }

  /** What was sent must be known: while the database is away, it is told again and again. */
  async function noteSurely(mail: OutboxRow, outcome: Outcome): Promise<void> {
    for (;;) {
      try {
        await note(mail, outcome);
        return;
      } catch (error) {
        log.warn({ err: error, mail: mail.id }, 'outcome of a mail not stored');
        if (hasStopped) return;
        await wait(secondMs, undefined, { ref: false });
      }
    }
  }

  async function deliver(mail: OutboxRow): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([stopping.signal, lost.signal]);
    const keepLease = async () => {
      if (!(await outbox.renew(db, mail, leaseMs))) lost.abort(new Error('somebody else has the mail'));
    };
    // While the database is away nobody else can take the mail either.
    const keeping = setInterval(() => void keepLease().catch(() => {}), leaseMs / 3);
    const since = performance.now();
    const goAhead = async () => {
      if (performance.now() - since > leaseMs / 3)
        await keepLease().catch((error: unknown) => lost.abort(error));
      signal.throwIfAborted();
    };
    const outcome = await send(
      {
        messageId: `<naru-mail-${mail.id}-${Date.parse(mail.created_at)}@${domain}>`,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text,
        isAutomatic: mail.kind !== ('reply' satisfies MailKind),
      },
      { goAhead, signal },
    );
    // What was broken off says nothing about the mail: it is taken again when its lease has ended.
    if (outcome.isSent || !signal.aborted) await noteSurely(mail, outcome);
    clearInterval(keeping);
  }

  /** One mail after the other, until none is due. */
  async function workOff(): Promise<void> {
    for (;;) {
      if (hasStopped) return;
      const mail = await outbox.claim(db, clock(), { holder: randomUUID(), leaseMs, longestWaitMs });
      if (mail === null) return;
      open();
      await deliver(mail);
    }
  }

  function open(): void {
    if (underWay.size >= lanes) {
      isWoken = true;
      return;
    }
    const lane = workOff()
      .catch((error: unknown) => log.warn({ err: error }, 'outbox not read'))
      .finally(() => {
        underWay.delete(lane);
        if (!isWoken) return;
        isWoken = false;
        wake();
      });
    underWay.add(lane);
  }

  /** Something may be due. */
  function wake(): void {
    if (looking !== null) open();
  }

  return {
    start(): void {
      looking = setInterval(wake, lookEveryMs).unref();
      wake();
    },

    wake,

    /** Takes nothing more, and lets what is under way come to its end. */
    async stop(): Promise<void> {
      clearInterval(looking ?? undefined);
      looking = null;
      hasStopped = true;
      const done = Promise.all(underWay);
      await Promise.race([done, wait(finishWithinMs, undefined, { ref: false })]);
      stopping.abort(new Error('the server stops'));
      await done;
    },
  };
}

export type MailWorker = ReturnType<typeof createMailWorker>;
