import { connect } from '#server/db/connect.ts';
import { readMail, startMailServer } from '#tests/support/mail-server.ts';
import type { Where } from './fault.ts';
import { until } from './senders.ts';

/** Mails that are under way at a time: so many may go out twice when their server dies. */
const lanes = 4;
const patienceMs = 120_000;

export interface Postbox {
  /** What a site has to be told to send its mails here. */
  env: Record<string, string>;
  /** Says no to everybody for the time being, or no longer. */
  refuse(isRefusing: boolean): void;
  /** How many of these receipts no mail has brought, and what else is wrong; waits as long as mails may take. */
  lookFor(receipts: readonly string[]): Promise<{ lost: number; twice: number; wrong: string[] }>;
  close(): Promise<void>;
}

/** A mail server to which customers' receipts go. */
export async function openPostbox(): Promise<Postbox> {
  let isRefusing = false;
  const server = await startMailServer({
    on() {
      if (isRefusing) throw Object.assign(new Error('later'), { responseCode: 451 });
    },
  });
  /** How often each receipt has come. */
  const counts = new Map<string, number>();
  let read = 0;
  function readNew(): void {
    for (; read < server.mails.length; read += 1) {
      const mail = server.mails[read];
      const [receipt = ''] =
        mail === undefined ? [] : (/(?<=\/inquiry\/)\w{26}/.exec(readMail(mail).text) ?? []);
      counts.set(receipt, (counts.get(receipt) ?? 0) + 1);
    }
  }
  const missing = (receipts: readonly string[]) => {
    readNew();
    return receipts.filter((receipt) => !counts.has(receipt)).length;
  };
  return {
    env: { SMTP_URL: server.url, MAIL_FROM: 'no-reply@naru.example', PUBLIC_URL: 'http://naru.example' },
    refuse: (now) => {
      isRefusing = now;
    },
    async lookFor(receipts) {
      await until(() => missing(receipts) === 0, patienceMs);
      const lost = missing(receipts);
      const twice = [...counts.values()].reduce((more, times) => more + times - 1, 0);
      return { lost, twice, wrong: twice > lanes ? [`${twice} mails came more than once`] : [] };
    },
    close: () => server.close(),
  };
}

/** Ends the leases of a server that is gone; by themselves they would in half a minute. */
export async function endLeases({ dataDir, databaseUrl = null }: Where): Promise<void> {
  const { db, close } = connect({ dataDir, databaseUrl });
  await db.updateTable('mail_outbox').set({ lease: '', lease_until: '' }).execute();
  await close();
}
