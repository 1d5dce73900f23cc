import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { company, offices } from '#contract/company.ts';
import { freePort } from '#tests/support/postgres.ts';
import { ownPackages } from './own-packages.ts';

const endWithParent = new URL('../scripts/end-with-parent.mjs', import.meta.url).href;
const env = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_PUBLIC_COMPANY: JSON.stringify({ company, offices }),
};

export interface NextPeer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** The peer of bench/peers in production mode, on the given database file; installed and built where it is missing. */
export async function startNext(database: string): Promise<NextPeer> {
  const { folder, run, program } = ownPackages('peers', env);
  const next = program('next/dist/bin/next');
  run(process.execPath, next, 'build');
  const port = await freePort();
  const flags = ['--import', endWithParent, next, 'start', '-H', '127.0.0.1', '-p', String(port)];
  const child = spawn(process.execPath, flags, {
    cwd: folder,
    env: { ...env, PEER_DATABASE: database },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries += 1) {
    const answers = await fetch(`${origin}/sub3_1`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (answers) break;
    await wait(100);
  }
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill();
      await gone;
    },
  };
}
