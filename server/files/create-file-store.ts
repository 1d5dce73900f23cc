import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';

/** Where uploads live, by the settings. */
export function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return createDiskStore(join(config.dataDir, 'uploads'));
}
