import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** As a benchmark does: starts a site, and then something else happens. */
async function startSiteAnd(last: string): Promise<{ origin: string; dataDir: string; signal: () => void }> {
  const script = `
    import { prepare } from './bench/prepare.ts';
    import { startSite } from '#tests/support/site.ts';
    await prepare();
    const { origin, dataDir } = await startSite({ env: { SAMPLE_CONTENT: 'off' } });
    console.log(JSON.stringify({ origin, dataDir }));
    ${last};`;
  const bench = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  for await (const chunk of bench.stdout) {
    printed += String(chunk);
    const [json] = /\{.*\}/.exec(printed) ?? [];
    if (json !== undefined) return { ...JSON.parse(json), signal: () => bench.kill() };
  }
  throw new Error(`no site was started: ${printed}`);
}

async function expectSilence(origin: string): Promise<void> {
  const answers = () =>
    fetch(`${origin}/healthz`).then(
      () => true,
      () => false,
    );
  const end = performance.now() + 10_000;
  while (performance.now() < end && (await answers())) await wait(50);
  expect(await answers()).toBe(false);
}

it('a benchmark that fails leaves no server running', async () => {
  const { origin, dataDir } = await startSiteAnd(`throw new Error('no such program')`);
  await expectSilence(origin);
  await rm(dataDir, { recursive: true });
});

it('nor does one that is killed', async () => {
  const { origin, dataDir, signal } = await startSiteAnd(`setTimeout(() => {}, 60_000)`);
  signal();
  await expectSilence(origin);
  await rm(dataDir, { recursive: true });
});
