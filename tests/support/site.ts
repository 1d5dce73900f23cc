import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** As `npm start` says it; and a test or a benchmark that is cut short leaves no server behind. */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=1024',
  '--import',
  './scripts/end-with-parent.mjs',
];

/** What the server is compiled to, for all who start it. */
export const compileCache = { NODE_COMPILE_CACHE: join(root, 'build', '.compile-cache') };

export interface Site {
  origin: string;
  pid: number;
  dataDir: string;
  adminId: string;
  adminPassword: string;
  /** Everything the server has printed so far. */
  output(): string;
  kill(signal?: NodeJS.Signals): Promise<void>;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

export const adminId = 'admin';
export const adminPassword = 'Naru-test-2026!';

/** What all sites of tests are started with, unless a test says otherwise. */
export const siteSettings = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  ADMIN_ID: adminId,
  ADMIN_PASSWORD: adminPassword,
  LOG_LEVEL: 'warn',
  INQUIRY_LIMIT: '0',
};

export const newDataDir = () => mkdtemp(join(tmpdir(), 'naru-site-'));

interface SiteOptions {
  env?: Record<string, string>;
  /** Goes on with the data of an earlier site. */
  dataDir?: string;
}

function firstAddress(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start:\n${output()}`)), 120_000);
    const look = () => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(output())?.[0];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${output()}`));
    });
  });
}

/** The real server in its own process, on the built pages, with a data folder of its own. */
export async function startSite({ env = {}, dataDir: given }: SiteOptions = {}): Promise<Site> {
  const dataDir = given ?? (await newDataDir());
  let printed = '';
  const child = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: root,
    env: { ...process.env, ...compileCache, ...siteSettings, DATA_DIR: dataDir, ...env },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const output = () => printed;
  const origin = await firstAddress(child, output);
  const kill = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await gone;
  };
  return {
    origin,
    pid: child.pid ?? 0,
    dataDir,
    adminId,
    adminPassword,
    output,
    kill,
    async close() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
