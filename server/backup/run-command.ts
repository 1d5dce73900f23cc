import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig, SettingError } from '#server/config.ts';
import { BackupError } from './backup-error.ts';
import type { BackupConfig } from './create-backup.ts';
import type { Manifest } from './manifest.ts';

type Work = (config: BackupConfig, folder: string, force: boolean) => Promise<Manifest>;

function total(manifest: Manifest): string {
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const files = Object.keys(manifest.hashes).filter((part) => part.startsWith('files/')).length;
  return `${rows} rows, ${files} files`;
}

async function run(usage: string, done: string, work: Work): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    console.error(usage);
    return 2;
  }
  const manifest = await work(readConfig(process.env), resolve(folder), values.force);
  console.log(`${done}: ${total(manifest)}, as of ${manifest.startedAt}`);
  return 0;
}

/** One of the two commands, from its arguments to its exit code. */
export async function runCommand(usage: string, done: string, work: Work): Promise<void> {
  try {
    process.exitCode = await run(usage, done, work);
  } catch (error) {
    const isTold = error instanceof BackupError || error instanceof SettingError;
    console.error(isTold ? error.message : error);
    process.exitCode = 1;
  }
}
