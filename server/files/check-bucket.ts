import { setTimeout as wait } from 'node:timers/promises';
import { S3Errors } from '@bradenmacdonald/s3-lite-client';
import { SettingError } from '#server/errors.ts';
import type { FileStore } from './file-store.ts';

const patienceMs = 5_000;

/** By the codes that S3 and its like give for what they refuse. */
const takes: readonly [codes: RegExp, name: string, takes: string][] = [
  [/^(?:NoSuchBucket|InvalidBucketName)$/, 'S3_BUCKET', 'the name of a bucket that exists'],
  [/^(?:InvalidAccessKeyId|AccessDenied)$/, 'S3_ACCESS_KEY_ID', 'a key that may use the bucket'],
  [/^SignatureDoesNotMatch$/, 'S3_SECRET_ACCESS_KEY', 'the secret of the key'],
  [/^(?:AuthorizationHeaderMalformed|PermanentRedirect)$/, 'S3_REGION', 'the region of the bucket'],
  [/./, 'S3_ENDPOINT', 'an S3-compatible store'],
];

async function readOne(store: FileStore): Promise<void> {
  for await (const _file of store.list()) return;
}

/** Ends the start when the store refuses us. One that does not answer may come back, and pages can do without it. */
export async function checkBucket(store: FileStore): Promise<void> {
  const refusal = await Promise.race([
    readOne(store).catch((error: Error) => error.cause),
    wait(patienceMs, undefined, { ref: false }),
  ]);
  if (!(refusal instanceof S3Errors.ServerError) || refusal.statusCode >= 500) return;
  const [, name, needs] = takes.find(([codes]) => codes.test(refusal.code)) ?? [];
  throw new SettingError(`${name}: takes ${needs} (${refusal.code})`);
}
