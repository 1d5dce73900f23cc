import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Started {
  npm: ChildProcess;
  origin: string;
  printed: string;
}

const folders: string[] = [];
const groups: number[] = [];
afterEach(async () => {
  for (const group of groups.splice(0)) {
    try {
      process.kill(-group, 'SIGKILL');
    } catch {
      // Nothing of it is left, as it should be.
    }
  }
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** What a person or a process manager starts: npm, with the server somewhere below it. */
async function startByNpm(script: string): Promise<Started> {
  const dataDir = await mkdtemp(join(tmpdir(), 'naru-npm-'));
  folders.push(dataDir);
  const npm = spawn('npm', ['run', script], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SAMPLE_CONTENT: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  groups.push(npm.pid ?? 0);
  let printed = '';
  return new Promise((resolve, reject) => {
    npm.once('exit', () => reject(new Error(`npm run ${script} ended:\n${printed}`)));
    npm.stdout?.on('data', (chunk) => {
      printed += String(chunk);
      const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(printed) ?? [];
      if (origin !== undefined) resolve({ npm, origin, printed });
    });
  });
}

async function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  );
}

async function secondsUntilSilent(origin: string): Promise<number> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  while (seconds() < 15 && (await answers(origin))) await wait(50);
  return seconds();
}

it.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGKILL'] as const)(
  '%s to npm ends the server that it started',
  async (signal) => {
    const { npm, origin, printed } = await startByNpm('start');
    expect(await answers(origin)).toBe(true);
    npm.kill(signal);
    expect(await secondsUntilSilent(origin)).toBeLessThan(10);
    expect(printed).not.toContain('Building');
  },
);

it('the death of npm ends the development server', async () => {
  const { npm, origin } = await startByNpm('dev');
  npm.kill('SIGKILL');
  expect(await secondsUntilSilent(origin)).toBeLessThan(10);
});
