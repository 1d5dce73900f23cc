import { expect, it } from 'vitest';
import type { Engine } from '#server/db/connect.ts';
import { outboxRepository } from '#server/mail/outbox.repository.ts';
import { createTestDatabase, engines } from '#tests/support/databases.ts';
import { refusal, startMailServer, type MailServer, type MailStep } from '#tests/support/mail-server.ts';
import { startSite, type Site } from '#tests/support/site.ts';

/** However slow the machine is. */
const patiently = { timeout: 200_000, interval: 20 };
const testTimeout = 240_000;

const inquiry = { c_company_name: '나루식당', c_name: '홍길동', c_tel: '010-1234-5678', c_category1: 0 };

/** A database that sites are started on, and its outbox. */
async function openDatabase(engine: Engine) {
  const database = await createTestDatabase(engine);
  const { dataDir, databaseUrl, connection } = database;
  const { db } = connection;
  return {
    db,
    drop: () => database.drop(),
    start: (url: string): Promise<Site> =>
      startSite({
        dataDir,
        env: {
          SAMPLE_CONTENT: 'off',
          SMTP_URL: url,
          MAIL_FROM: 'no-reply@naru.example',
          ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
        },
      }),
    waiting: async () =>
      (await db.selectFrom('mail_outbox').select('id').where('state', '<>', 'sent').execute()).length,
  };
}

async function submit({ origin }: Site, email: string): Promise<void> {
  const answer = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...inquiry, c_email: email }),
  });
  expect(answer.status).toBe(200);
}

const timesSent = ({ mails }: MailServer, address: string) =>
  mails.filter(({ to }) => to.includes(address)).length;

const moments = ['answered', 'connect', 'from', 'to', 'data', 'end', 'yes', 'noted'] as const;
type Moment = (typeof moments)[number];

it.each(engines)(
  'kill -9 at any moment between inquiry and sent mail loses none, and sends one twice only after the yes (%s)',
  async (engine) => {
    const { db, start, waiting, drop } = await openDatabase(engine);
    let killAt: Moment | null = null;
    let site: Site | null = null;
    /** Dead before it hears another byte. */
    const dies = (moment: Moment) => {
      if (killAt !== moment || site === null) return false;
      process.kill(site.pid, 'SIGKILL');
      killAt = null;
      return true;
    };
    const server = await startMailServer({
      on(step: MailStep) {
        if (dies(step)) throw refusal(421, 'gone');
      },
      onYes: () => void dies('yes'),
    });

    for (const [count, moment] of moments.entries()) {
      site = await start(server.url);
      killAt = moment;
      await submit(site, `${moment}@cafe.example`);
      dies('answered');
      const isDead = async () => {
        if (timesSent(server, 'noted@cafe.example') === 1 && (await waiting()) === count) dies('noted');
        return killAt === null;
      };
      await expect.poll(isDead, patiently).toBe(true);
      await site.kill('SIGKILL');
      // Aside, so that the next moment is another mail's.
      await db
        .updateTable('mail_outbox')
        .set({ due_at: new Date(Date.now() + 3_600_000).toISOString() })
        .where('state', '=', 'waiting')
        .execute();
    }
    // The leases end.
    await db
      .updateTable('mail_outbox')
      .set({ due_at: '', lease_until: '' })
      .where('state', '=', 'waiting')
      .execute();
    site = await start(server.url);
    await expect.poll(waiting, patiently).toBe(0);
    await site.kill();
    await server.close();
    await drop();

    const times = moments.map((moment) => [moment, timesSent(server, `${moment}@cafe.example`)]);
    const expected = moments.map((moment) => [moment, moment === 'yes' ? 2 : 1]);
    expect(Object.fromEntries(times)).toEqual(Object.fromEntries(expected));
  },
  testTimeout,
);

/** More of them: `MAILS=1000`. */
const mailCount = Number(process.env['MAILS'] ?? 200);

it.each(engines)(
  `two servers send ${mailCount} mails, each of them once (%s)`,
  async (engine) => {
    const { db, start, waiting, drop } = await openDatabase(engine);
    const server = await startMailServer();
    const addresses = Array.from({ length: mailCount }, (_, index) => `${index}@cafe.example`);
    const mails = addresses.map((to) => ({
      inquiryId: 1,
      kind: 'receipt' as const,
      to,
      subject: '제목',
      text: '내용',
    }));
    await outboxRepository.insert(db, mails, { state: 'waiting', reason: '', at: new Date().toISOString() });
    const sites = await Promise.all([start(`${server.url}/?name=one`), start(`${server.url}/?name=two`)]);
    await expect.poll(() => server.mails.length, patiently).toBeGreaterThanOrEqual(addresses.length);
    await expect.poll(waiting, patiently).toBe(0);
    await Promise.all(sites.map((site) => site.kill()));
    await server.close();
    await drop();

    expect(server.mails.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
    expect(new Set(server.mails.map(({ client }) => client))).toEqual(new Set(['one', 'two']));
  },
  testTimeout,
);
