import type { Engine } from '#server/db/connect.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { cpuSeconds, load } from './load-generator.ts';
import { whole, type Row } from './report.ts';

const body = JSON.stringify({
  c_company_name: '나루식당',
  c_name: '홍길동',
  c_tel: '010-1234-5678',
  c_email: 'hong@naru.example',
  c_category1: 0,
});

/** Inquiries that each write a mail to staff and one to their sender, while the worker sends them. */
export async function measureInserts(engine: Engine): Promise<Row[]> {
  const server = engine === 'postgres' ? await startPostgres() : null;
  const database = server === null ? null : await createPostgresDatabase(server.url);
  const mailServer = await startMailServer();
  const site = await startSite({
    env: {
      SAMPLE_CONTENT: 'off',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'no-reply@naru.example',
      MAIL_TO_PARTNERSHIP: 'sales@naru.example',
      ...(database && { DATABASE_URL: database.url }),
    },
  });
  const run = {
    origin: site.origin,
    connections: 64,
    path: () => '/api/contact',
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  } as const;
  const warm = await load({ ...run, seconds: 3 });
  const before = cpuSeconds(site.pid);
  const { requests, seconds, failed } = await load({ ...run, seconds: 4 });
  const cpu = cpuSeconds(site.pid) - before;
  const { counts } = await (await logInStaff(site)).get('/api/admin/mail');
  const { waiting, sent } = counts as { waiting: number; sent: number };
  const owed = 2 * (requests + warm.requests);
  await site.close();
  await mailServer.close();
  await database?.drop();
  await server?.stop();
  return [
    ['inquiries with two mails each, 64 clients', `${whole(requests / seconds)} /s`, '', '≥ 1,000 /s'],
    ['the same for a CPU second', whole(requests / cpu), '', ''],
    ['inquiries refused', String(failed), '', '0'],
    ['mails that are neither sent nor waiting', String(owed - waiting - sent), '', '0'],
    ['mails sent meanwhile', whole(sent), '', ''],
  ];
}
