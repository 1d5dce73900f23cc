import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

/** Where uploads live, by the settings: a bucket, or a folder beside the database. */
export function createFileStore(config: Pick<Config, 'dataDir' | 's3'>): FileStore {
  return config.s3 === null ? createDiskStore(join(config.dataDir, 'uploads')) : createS3Store(config.s3);
}
