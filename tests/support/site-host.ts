import { createServer } from 'node:net';
import { readConfig } from '#server/config.ts';
import type { Pages } from '#server/delivery/page-maker.ts';
import { openServer, type OpenServer } from '#server/serve.ts';

type Settings = Record<string, string>;

/** What a process of tests asks of the one that holds its sites: to open one, or to close what is at an address. */
export interface HostOrder {
  id: number;
  open?: Settings;
  close?: string;
}

export interface HostAnswer {
  id: number;
  origin: string;
  problem?: string;
}

const built = new URL('../../build/server/index.js', import.meta.url).href;
const pages = (await import(built)) as Pages;
const servers = new Map<string, OpenServer>();

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

async function openSite(settings: Settings): Promise<string> {
  // The port of a site that was closed may have become somebody else's since.
  const port = (await isFree(Number(settings['PORT']))) ? settings['PORT'] : '0';
  const server = await openServer(readConfig({ ...settings, PORT: port }), pages);
  servers.set(server.address, server);
  return server.address;
}

async function closeSite(origin: string): Promise<string> {
  await servers.get(origin)?.stop();
  servers.delete(origin);
  return origin;
}

const follow = ({ open, close = '' }: HostOrder) => (open ? openSite(open) : closeSite(close));

process.on('message', (order: HostOrder) => {
  const answer = (given: Omit<HostAnswer, 'id'>) => void process.send?.({ id: order.id, ...given });
  follow(order).then(
    (origin) => answer({ origin }),
    (error: unknown) =>
      answer({ origin: '', problem: error instanceof Error ? `${error.stack}` : String(error) }),
  );
});
process.once('disconnect', () => process.exit());
