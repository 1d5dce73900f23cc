import { randomBytes } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inquiryDeskApi } from '#contract/inquiry-desk.api.ts';
import { prepare } from '../../bench/prepare.ts';
import { freePort, startPostgres } from '../support/postgres.ts';
import { adminId, adminPassword } from '../support/site.ts';
import { logInStaff } from '../support/staff.ts';
import { ensureBaseImage } from './base-image.ts';
import { isDone, limits, podman } from './podman.ts';

/** `npm run test:image`: the image is built as the Dockerfile says, run beside a PostgreSQL, and walked through once. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const image = 'localhost/naru-site';
const name = `naru-site-${randomBytes(3).toString('hex')}`;

function expectSame(what: string, seen: unknown, wanted: unknown): void {
  if (seen !== wanted) throw new Error(`${what}: ${String(seen)}, not ${String(wanted)}`);
  console.log(`✓ ${what}: ${String(seen)}`);
}

/** The build fetches packages as this machine does: with its npm settings and the authorities that it trusts. */
function buildImage(): void {
  const folder = mkdtempSync(join(tmpdir(), 'naru-npm-'));
  const settings = join(folder, 'npmrc');
  const own = execFileSync('npm', ['config', 'get', 'userconfig'], { encoding: 'utf8' }).trim();
  if (existsSync(own)) copyFileSync(own, settings);
  else writeFileSync(settings, '');
  appendFileSync(settings, '\ncafile=/etc/ssl/certs/ca-certificates.crt\n');
  // Podman keeps a health check in Docker's format only.
  const how = '--pull=never --format=docker --network=host --isolation=chroot --ulimit=nofile=4096:4096';
  const mounts = [`--volume=${settings}:/root/.npmrc:ro`, '--volume=/etc/ssl/certs:/etc/ssl/certs:ro'];
  const args = ['build', ...how.split(' '), ...mounts, `--tag=${image}`, root];
  execFileSync('podman', args, { stdio: 'inherit' });
  rmSync(folder, { recursive: true });
}

async function untilReady(origin: string): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`not ready:\n${podman(['logs', name])}`);
}

await prepare('podman', 'runc', 'catatonit', 'debootstrap');
ensureBaseImage();
buildImage();
const postgres = await startPostgres();
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
try {
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: `${postgres.url}/postgres`,
    ADMIN_PASSWORD: adminPassword,
    PUBLIC_URL: origin,
  };
  const env = Object.entries(settings).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  podman([
    '--runtime',
    'runc',
    'run',
    '--detach',
    '--init',
    '--name',
    name,
    '--network',
    'host',
    ...limits,
    ...env,
    image,
  ]);
  await untilReady(origin);
  expectSame('runs as', podman(['exec', name, 'id', '-un']), 'node');
  expectSame('the home page answers', (await fetch(`${origin}/`)).status, 200);
  expectSame('a product page answers', (await fetch(`${origin}/sub2_1_1`)).status, 200);
  expectSame('is healthy', isDone(['healthcheck', 'run', name]), true);
  const staff = await logInStaff({ origin, adminId, adminPassword });
  await staff.inquiry({ c_company_name: '나루식당', c_name: '김나루' });
  podman(['restart', name]);
  await untilReady(origin);
  const again = await logInStaff({ origin, adminId, adminPassword });
  const { list } = await again.call(inquiryDeskApi.list, { params: { category: 0 } });
  expectSame('the inquiry after a restart', (list as { c_name: string }[])[0]?.c_name, '김나루');
  podman(['stop', '--time', '30', name]);
  expectSame('ends with', podman(['inspect', '--format', '{{.State.ExitCode}}', name]), '0');
} finally {
  isDone(['rm', '--force', '--volumes', name]);
  await postgres.stop();
}
