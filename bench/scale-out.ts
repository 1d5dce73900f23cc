import { setTimeout as wait } from 'node:timers/promises';
import { logInStaff } from '#tests/support/staff.ts';
import { createPostgresDatabase } from '#tests/support/databases.ts';
import { jpeg } from '#tests/support/form.ts';
import { freePort, startPostgres } from '#tests/support/postgres.ts';
import { startS3 } from '#tests/support/s3.ts';
import { startSite } from '#tests/support/site.ts';
import { load } from './load-generator.ts';
import { startNginx } from './nginx.ts';
import { prepare } from './prepare.ts';
import { report, whole, type Row } from './report.ts';

/** Two servers on one PostgreSQL and one S3 store behind nginx: what docs/operations.md describes, on one machine. */
await prepare('nginx', 'S3 server');
const postgres = await startPostgres();
const database = await createPostgresDatabase(postgres.url);
const s3 = await startS3();
const bucket = await s3.createBucket();
const ports = [await freePort(), await freePort()] as const;
const start = (port: number) =>
  startSite({
    env: {
      PORT: String(port),
      DATABASE_URL: database.url,
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: bucket.bucket,
      S3_ACCESS_KEY_ID: bucket.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
      TRUST_PROXY: '127.0.0.1',
      INQUIRY_LIMIT: '5',
      SAMPLE_CONTENT: 'off',
      LOG_LEVEL: 'error',
    },
  });
const first = await start(ports[0]);
let second = await start(ports[1]);
const nginx = await startNginx(
  () => `location / {
    proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection "";
    proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_connect_timeout 2s; proxy_next_upstream error timeout http_503; }`,
  `upstream site { ${ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join(' ')} keepalive 64; }`,
);
const rows: Row[] = [];
const titles = async (origin: string) =>
  ((await (await fetch(`${origin}/api/event/cateId/0`)).json()) as { list: { title: string }[] }).list.map(
    (item) => item.title,
  );

// Published through one, fresh on the other; the session is the other's too.
await Promise.all([titles(first.origin), titles(second.origin)]);
const api = await logInStaff(first);
let slowest = 0;
for (let number = 1; number <= 10; number += 1) {
  const file = { name: 'a.jpg', bytes: await jpeg('red') };
  await api.post('event', { title: `소식 ${number}`, ...(number === 1 ? { file } : {}) });
  const begun = performance.now();
  while (!(await titles(second.origin)).includes(`소식 ${number}`)) await wait(5);
  slowest = Math.max(slowest, performance.now() - begun);
}
rows.push(['fresh on the other server, slowest of 10', `${whole(slowest)} ms`, '', '≤ 1,000 ms']);

const list = (await (await fetch(`${second.origin}/api/event/cateId/0`)).json()) as {
  list: { imageUrl: string | null }[];
};
const image = list.list.find((item) => item.imageUrl !== null)?.imageUrl ?? '';
const picture = await fetch(second.origin + image);
rows.push(['uploaded through one, read through the other', String(picture.status), '', '200']);
const session = await fetch(`${second.origin}/api/admin/contact/cateId/0`, {
  headers: { cookie: api.cookie },
});
rows.push(['logged in at one, known to the other', String(session.status), '', '200']);

// One limit for both: nginx hands requests out in turn.
const statuses: number[] = [];
for (let number = 0; number < 7; number += 1) {
  const answer = await fetch(`${nginx.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      c_company_name: '나루식당',
      c_name: '홍길동',
      c_tel: '010-1234-5678',
      c_email: 'a@b.example',
      c_category1: 0,
    }),
  });
  statuses.push(answer.status);
}
rows.push(['seven inquiries with a limit of five', statuses.join(' '), '', 'five of 200, then 429']);

// One killed and replaced while visitors read.
const reading = load({
  origin: nginx.origin,
  connections: 16,
  seconds: 12,
  path: (count) => (count % 2 ? '/' : '/sub3_1'),
});
await wait(3_000);
await second.kill('SIGKILL');
await wait(2_000);
second = await start(ports[1]);
const { requests, failed } = await reading;
rows.push(['pages read while one server was killed and replaced', whole(requests), '', '']);
rows.push(['reads that failed', String(failed), '', '0']);

await nginx.stop();
await second.close();
await first.close();
await s3.stop();
await postgres.stop();
report('bench:scale-out', rows, 'Two servers, PostgreSQL 18, Swift as S3, nginx, all on this machine.');
process.exit(failed === 0 ? 0 : 1);
