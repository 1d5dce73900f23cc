import { setTimeout as wait } from 'node:timers/promises';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '#server/clock.ts';
import type { MailConfig } from '#server/config.ts';
import type { Db } from '#server/db/schema.ts';
import { createTestDatabase, engines, type TestDatabase } from '#tests/support/databases.ts';
import { startMailServer, startStranger, type MailServer } from '#tests/support/mail-server.ts';
import { createMailWorker, type MailWorker } from './mail-worker.ts';
import { outboxRepository } from './outbox.repository.ts';
import { createSmtp, type SendMail } from './smtp.ts';

/** However slow the machine is. */
const patiently = { timeout: 60_000, interval: 10 };

const silent = { warn() {} };
const configOf = (smtpUrl: string): MailConfig => ({
  smtpUrl,
  from: { name: '나루', address: 'no-reply@naru.example' },
  to: { partnership: [], support: [] },
});
const patient = (url: string) => createSmtp(configOf(url));
/** For servers that never answer: with others even a slow machine must not run out of time. */
const impatient = (url: string) =>
  createSmtp(configOf(url), { connectMs: 300, handOverMs: 600, verdictMs: 1_200 });

describe.each(engines)('the mail worker (%s)', (engine) => {
  let database: TestDatabase;
  const workers: MailWorker[] = [];
  const servers: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    database = await createTestDatabase(engine);
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await Promise.all(servers.splice(0).map((server) => server.close()));
    await db().deleteFrom('mail_outbox').execute();
  });
  afterAll(() => database.drop());

  const db = () => database.connection.db;
  const closing = <Server extends { close(): Promise<void> }>(server: Server): Server => {
    servers.push(server);
    return server;
  };

  async function write(...addresses: string[]): Promise<void> {
    const mails = addresses.map((to) => ({
      inquiryId: 1,
      kind: 'notice' as const,
      to,
      subject: '제목',
      text: '내용',
    }));
    await outboxRepository.insert(db(), mails, {
      state: 'waiting',
      reason: '',
      at: new Date().toISOString(),
    });
  }

  interface Work {
    leaseMs?: number;
    send?: SendMail;
    clock?: Clock;
    through?: Db;
  }
  function work(url: string, options: Work = {}): MailWorker {
    const { leaseMs = 30_000, send = patient(url), clock = systemClock, through = db() } = options;
    const worker = createMailWorker({
      db: through,
      clock,
      log: silent,
      config: configOf(url),
      send,
      leaseMs,
    });
    workers.push(worker);
    worker.start();
    return worker;
  }

  const rows = () => db().selectFrom('mail_outbox').selectAll().orderBy('id').execute();
  const states = async () => (await rows()).map(({ state }) => state);
  const reasonOnceTried = async () => {
    await expect.poll(async () => (await rows())[0]?.reason, patiently).not.toBe('');
    const [row] = await rows();
    expect(row).toMatchObject({ state: 'waiting', lease: '' });
    return row?.reason;
  };
  const recipients = ({ mails }: MailServer) => mails.flatMap(({ to }) => to).toSorted();

  it('keeps a mail for a server that is away', async () => {
    const server = await startMailServer();
    await server.close();
    await write('a@naru.example');
    work(server.url);
    expect(await reasonOnceTried()).toMatch(/^메일 서버에 연결하지 못했습니다: .*ECONNREFUSED/);
  });

  it('takes any certificate of a mail server on this machine, and sends under TLS', async () => {
    const server = closing(await startMailServer({ offersTls: true }));
    await write('a@naru.example');
    work(server.url);
    await expect.poll(states, patiently).toEqual(['sent']);
    expect(server.mails.map(({ isSecure }) => isSecure)).toEqual([true]);
  });

  it.each([
    ['connect', 'greets nobody'],
    ['from', 'hears of a sender and says nothing'],
    ['end', 'has all of a mail and says nothing'],
  ])('gives up waiting for a server that is slow at "%s": it %s', async (slow) => {
    const server = closing(
      await startMailServer({ on: (step) => (step === slow ? new Promise(() => {}) : undefined) }),
    );
    await write('a@naru.example');
    work(server.url, { send: impatient(server.url) });
    expect(await reasonOnceTried()).toBe('메일 서버가 제시간에 답하지 않았습니다.');
  });

  it.each([
    ['HTTP/1.1 400 Bad Request\r\n\r\n', /^메일 서버의 답을 이해하지 못했습니다: HTTP/, patient],
    ['220 hello\r\n\u0000\u0007nonsense\r\n', /^메일 서버의 답을 이해하지 못했습니다/, patient],
    ['no line at all', /^메일 서버가 제시간에 답하지 않았습니다\.$/, impatient],
  ])('takes %j for no yes', async (words, reason, sender) => {
    const stranger = closing(await startStranger(words));
    await write('a@naru.example');
    work(stranger.url, { send: sender(stranger.url) });
    const said = await reasonOnceTried();
    expect(said).toMatch(reason);
    // oxlint-disable-next-line no-control-regex
    expect(said).not.toMatch(/[\u0000-\u001f]/);
  });

  it('tries for three days, ever more seldom, and then gives up', async () => {
    await write('a@naru.example');
    const began = Date.now();
    let now = began;
    let tried = 0;
    const send: SendMail = async () => {
      tried += 1;
      return { isSent: false, isFinal: false, reason: '아직 아닙니다.' };
    };
    const worker = work('smtp://127.0.0.1:1', { send, clock: () => new Date(now) });
    const noted = async () => {
      const [row] = await rows();
      return row?.lease === '' && row.tries > 0 && row.tries === tried ? row : null;
    };
    const waits: number[] = [];
    for (;;) {
      await expect.poll(noted, patiently).not.toBeNull();
      const row = await noted();
      if (row === null || row.state === 'failed') break;
      waits.push((Date.parse(row.due_at) - now) / 60_000);
      // Not a moment before it is due.
      now = Date.parse(row.due_at) - 1;
      worker.wake();
      await wait(20);
      expect(tried).toBe(waits.length);
      now += 1;
      worker.wake();
      await expect.poll(() => tried, patiently).toBe(waits.length + 1);
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    const days = (now - began) / (24 * 60 * 60_000);
    expect([days > 2.7, days <= 3]).toEqual([true, true]);
    const [last] = await rows();
    expect(last?.reason).toBe('3일 동안 보내지 못해 중단했습니다. 아직 아닙니다.');
    // Sent again by staff, it has another three days.
    tried = 0;
    now += 24 * 60 * 60_000;
    await outboxRepository.requeue(db(), last?.id ?? 0, new Date(now).toISOString());
    worker.wake();
    await expect.poll(noted, patiently).toMatchObject({ state: 'waiting', tries: 1 });
  });

  it('notes what was sent though the database was away just then, and does not send it again', async () => {
    let isAway = false;
    let sent = 0;
    const away: KyselyPlugin = {
      transformQuery({ node }) {
        if (!isAway) return node;
        isAway = false;
        throw new Error('away');
      },
      transformResult: async ({ result }) => result,
    };
    const send: SendMail = async () => {
      isAway = true;
      sent += 1;
      return { isSent: true };
    };
    await write('a@naru.example');
    work('smtp://127.0.0.1:1', { send, through: db().withPlugin(away) });
    await expect.poll(states, patiently).toEqual(['sent']);
    expect(sent).toBe(1);
  });

  it('sends what was never tried before what has failed already', async () => {
    const seen: string[] = [];
    const send: SendMail = async ({ to }) => {
      seen.push(to);
      await wait(20);
      return { isSent: true };
    };
    await write(
      'tried-1@naru.example',
      'tried-2@naru.example',
      'tried-3@naru.example',
      'tried-4@naru.example',
    );
    await db().updateTable('mail_outbox').set({ tries: 3 }).execute();
    await write('new@naru.example');
    work('smtp://127.0.0.1:1', { send });
    await expect.poll(() => seen.length, patiently).toBe(5);
    expect(seen[0]).toBe('new@naru.example');
  });

  it('keeps its lease however long a mail takes', async () => {
    const { promise: yes, resolve: sayYes } = Promise.withResolvers<void>();
    const server = closing(await startMailServer({ on: (step) => (step === 'data' ? yes : undefined) }));
    await write('a@naru.example');
    work(server.url, { leaseMs: 3_000 });
    const leaseUntil = async () => (await rows())[0]?.lease_until ?? '';
    await expect.poll(leaseUntil, patiently).not.toBe('');
    const first = await leaseUntil();
    await expect.poll(async () => (await leaseUntil()) > first, patiently).toBe(true);
    sayYes();
    await expect.poll(states, patiently).toEqual(['sent']);
    expect(recipients(server)).toEqual(['a@naru.example']);
  });

  it('never sends a mail that another one has', async () => {
    const addresses = Array.from({ length: 24 }, (_, index) => `${index}@naru.example`);
    const server = closing(await startMailServer());
    await write(...addresses);
    for (let index = 0; index < 3; index += 1) work(server.url);
    await expect.poll(states, patiently).toEqual(addresses.map(() => 'sent'));
    expect(recipients(server)).toEqual(addresses.toSorted());
  });

  it('takes over from one that is gone when its lease has ended, and not before', async () => {
    const server = closing(await startMailServer());
    await write('held@naru.example');
    const gone = { holder: 'gone', leaseMs: 60_000, longestWaitMs: 0 };
    await outboxRepository.claim(db(), new Date(), gone);
    await write('free@naru.example');
    const worker = work(server.url);
    await expect.poll(states, patiently).toEqual(['waiting', 'sent']);
    await worker.stop();
    expect(recipients(server)).toEqual(['free@naru.example']);
    await db().updateTable('mail_outbox').set({ lease_until: new Date().toISOString() }).execute();
    work(server.url);
    await expect.poll(states, patiently).toEqual(['sent', 'sent']);
    expect(recipients(server)).toEqual(['free@naru.example', 'held@naru.example']);
  });

  it('sends nothing when somebody else has the mail by the time that the server is ready', async () => {
    const server = closing(
      await startMailServer({
        async on(step) {
          if (step !== 'connect') return;
          await db().updateTable('mail_outbox').set({ lease: 'somebody else' }).execute();
          await wait(200);
        },
      }),
    );
    await write('a@naru.example');
    const worker = work(server.url, { leaseMs: 300 });
    await expect.poll(async () => (await rows())[0]?.lease, patiently).toBe('somebody else');
    await worker.stop();
    expect([server.mails, await states()]).toEqual([[], ['waiting']]);
  });

  it('is not held up by times from before a clock was set back', async () => {
    const server = closing(await startMailServer());
    await write('a@naru.example');
    const ahead = '2099-01-01T00:00:00.000Z';
    await db().updateTable('mail_outbox').set({ due_at: ahead, lease: 'gone', lease_until: ahead }).execute();
    work(server.url);
    await expect.poll(states, patiently).toEqual(['sent']);
  });

  it('lets what is under way finish when it stops, and takes nothing more', async () => {
    const { promise: yes, resolve: sayYes } = Promise.withResolvers<void>();
    const server = closing(await startMailServer({ on: (step) => (step === 'data' ? yes : undefined) }));
    await write(...Array.from({ length: 8 }, (_, index) => `${index}@naru.example`));
    const worker = work(server.url);
    await expect
      .poll(async () => (await rows()).filter(({ lease }) => lease !== '').length, patiently)
      .toBe(4);
    const stopped = worker.stop();
    sayYes();
    await stopped;
    const noted = (await rows()).filter(({ state }) => state === 'sent').map(({ recipient }) => recipient);
    expect(noted.toSorted()).toEqual(recipients(server));
    expect(noted.length).toBe(4);
  });
});
