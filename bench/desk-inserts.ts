import type { Engine } from '#server/db/connect.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startSite } from '#tests/support/site.ts';
import { logInStaff } from '#tests/support/staff.ts';
import { measureInserts } from './inserts.ts';
import { whole, type Row } from './report.ts';

/** Inquiries that each write a mail to staff and one to their sender, while the worker sends them. */
export async function measureInsertsWithMail(engine: Engine): Promise<Row[]> {
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
  const { perSecond, taken, rows } = await measureInserts(site);
  const { counts } = await (await logInStaff(site)).get('/api/admin/mail');
  const { waiting, sent } = counts as { waiting: number; sent: number };
  await site.close();
  await mailServer.close();
  await database?.drop();
  await server?.stop();
  return [
    ['inquiries with two mails each, 64 clients', `${whole(perSecond)} /s`, '', '≥ 1,000 /s'],
    ...rows,
    ['mails that are neither sent nor waiting', String(2 * taken - waiting - sent), '', '0'],
    ['mails sent meanwhile', whole(sent), '', ''],
  ];
}
