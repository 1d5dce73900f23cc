import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { openDiskProbe } from '#server/db/disk-probe.ts';
import { SettingError } from '#server/errors.ts';
import { makePrivateFolder } from '#server/private-files.ts';

type Place = Pick<Config, 'host' | 'port'>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Which setting is to blame when the server cannot listen; anything else is a fault of ours. */
export function listenProblem(error: unknown, { host, port }: Place): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new SettingError(`PORT: takes a port that is free, and ${port} of ${host} is not`);
    case 'EACCES':
      return new SettingError(`PORT: takes a port that this user may listen on, and ${port} is not one`);
    case 'EADDRNOTAVAIL':
    case 'EINVAL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingError(`HOST: takes an address or a name of this machine, and ${host} is not one`);
    default:
      return error;
  }
}

function tryToListen({ host, port }: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenProblem(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

function tryToWrite(folder: string): void {
  try {
    makePrivateFolder(folder);
    openDiskProbe(join(folder, 'write')).close();
  } catch (error) {
    throw new SettingError(`DATA_DIR: takes a folder that can be written to (${messageOf(error)})`);
  }
}

/** What only the machine can say about the settings; asked before anything is made. */
export async function checkMachine(config: Config): Promise<void> {
  await tryToListen(config);
  if (config.databaseUrl === null) tryToWrite(config.dataDir);
  if (config.s3 === null) tryToWrite(join(config.dataDir, 'uploads'));
}
