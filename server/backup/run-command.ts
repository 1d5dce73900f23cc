import { resolve } from 'node:path';
import { readConfig } from '#server/config.ts';
import { SettingError } from '#server/errors.ts';
import { BackupError } from './backup-error.ts';
import type { BackupConfig } from './create-backup.ts';
import type { Manifest } from './manifest.ts';

type Work = (config: BackupConfig, folder: string, force: boolean) => Promise<Manifest>;

function total(manifest: Manifest): string {
  const rows = Object.values(manifest.rows).reduce((sum, count) => sum + count, 0);
  const files = Object.keys(manifest.hashes).filter((part) => part.startsWith('files/')).length;
  return `${rows} rows, ${files} files`;
}

interface Command {
  usage: string;
  /** What it says when it is done. */
  done: string;
  options: readonly string[];
  work: Work;
}

async function run({ usage, done, options, work }: Command): Promise<number> {
  const words = process.argv.slice(2);
  const given = words.filter((word) => word.startsWith('-'));
  const [folder, ...more] = words.filter((word) => !word.startsWith('-'));
  if (folder === undefined || more.length > 0 || !given.every((option) => options.includes(option))) {
    console.error(usage);
    return 2;
  }
  const manifest = await work(readConfig(process.env), resolve(folder), given.includes('--force'));
  console.log(`${done}: ${total(manifest)}, as of ${manifest.startedAt}`);
  return 0;
}

/** What a disk, a database or a person has refused is told in a line; the rest are bugs. */
function isTold(error: unknown): error is Error {
  if (error instanceof BackupError || error instanceof SettingError) return true;
  const { code } = error as NodeJS.ErrnoException;
  return error instanceof Error && typeof code === 'string' && !code.startsWith('ERR_');
}

/** One of the two commands, from its arguments to its exit code. */
export async function runCommand(command: Command): Promise<void> {
  try {
    process.exitCode = await run(command);
  } catch (error) {
    console.error(isTold(error) ? error.message : error);
    process.exitCode = 1;
  }
}
