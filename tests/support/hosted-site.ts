import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { adminId, adminPassword, compileCache, newDataDir, serverFlags, siteSettings } from './site.ts';
import type { HostAnswer, HostOrder } from './site-host.ts';

export interface HostedSite {
  origin: string;
  adminId: string;
  adminPassword: string;
  /** Stops the server and removes its data. */
  close(): Promise<void>;
}

type Ask = (order: Omit<HostOrder, 'id'>) => Promise<string>;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Gives how to ask it something; the answer is the site's address. */
function startHost(): Ask {
  const child = spawn(process.execPath, [...serverFlags, 'tests/support/site-host.ts'], {
    cwd: root,
    env: { ...process.env, ...compileCache, NODE_ENV: siteSettings.NODE_ENV },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answer: HostAnswer) => void>();
  let asked = 0;
  child.on('message', (answer: HostAnswer) => waiting.get(answer.id)?.(answer));
  child.once('exit', (code) => {
    askHost = undefined;
    for (const [id, tell] of waiting)
      tell({ id, origin: '', problem: `the sites' process ended with ${code}` });
  });
  // It ends with the tests' own process, and keeps that from ending only while it is asked something.
  child.unref();
  child.channel?.unref();
  return async (order) => {
    asked += 1;
    const id = asked;
    const answered = new Promise<HostAnswer>((resolve) => waiting.set(id, resolve));
    child.channel?.ref();
    child.send({ id, ...order } satisfies HostOrder);
    const { origin, problem } = await answered;
    waiting.delete(id);
    if (waiting.size === 0) child.channel?.unref();
    if (problem !== undefined) throw new Error(problem);
    return origin;
  };
}

let askHost: Ask | undefined;
/** Of sites that are closed: at an address that it knows a browser has the scripts already. */
const freePorts: string[] = [];

/**
 * A server of its own with data of its own, in one process with the others that this process of tests has opened, one
 * after the other: loading the server takes longer than starting it. Tests that end it or read what it prints take `startSite`.
 */
export async function openHostedSite(env: Record<string, string> = {}): Promise<HostedSite> {
  askHost ??= startHost();
  const ask = askHost;
  const dataDir = await newDataDir();
  const PORT = freePorts.pop() ?? '0';
  const origin = await ask({ open: { ...siteSettings, PORT, DATA_DIR: dataDir, ...env } });
  return {
    origin,
    adminId,
    adminPassword,
    async close() {
      await ask({ close: origin });
      freePorts.push(new URL(origin).port);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
