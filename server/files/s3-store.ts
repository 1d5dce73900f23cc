import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import type { S3Config } from '#server/config.ts';
import { unavailable } from '#server/errors.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { isStoredName } from './stored-name.ts';

const timeoutMs = 10_000;

function isMissing(error: unknown): boolean {
  return error instanceof S3Errors.ServerError && error.statusCode === 404 && error.code !== 'NoSuchBucket';
}

/** Whatever the bucket answers that we did not ask for means that storage is away; the log gets the reason. */
function away(error: unknown): Error {
  return Object.assign(unavailable(), { cause: error });
}

/** The client waits for ever; a person does not. */
async function ask<Answer>(question: Promise<Answer>): Promise<Answer> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the bucket did not answer in time')), timeoutMs);
  try {
    return await Promise.race([question, promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function* listBucket(client: S3Client): AsyncGenerator<ListedFile> {
  try {
    for await (const { key, lastModified } of client.listObjects()) {
      if (isStoredName(key)) yield { name: key, storedAt: lastModified };
    }
  } catch (error) {
    throw away(error);
  }
}

/** Files in a bucket of any S3-compatible store, which takes a file wholly or not at all. */
export function createS3Store(config: S3Config): FileStore {
  const client = new S3Client({
    endPoint: config.endpoint,
    bucket: config.bucket,
    region: config.region,
    accessKey: config.accessKeyId,
    secretKey: config.secretAccessKey,
  });

  const check = (name: string) => {
    if (!isStoredName(name)) throw new Error('not the name of a stored file');
  };

  return {
    async put(name, bytes, contentType) {
      check(name);
      try {
        await ask(
          client.putObject(name, new Uint8Array(bytes), { metadata: { 'Content-Type': contentType } }),
        );
      } catch (error) {
        throw away(error);
      }
    },
    async get(name) {
      if (!isStoredName(name)) return null;
      try {
        const { body, headers } = await ask(client.getObject(name));
        const stream = body === null ? Readable.from([]) : Readable.fromWeb(body as ReadableStream);
        return { stream, size: Number(headers.get('content-length')) };
      } catch (error) {
        if (isMissing(error)) return null;
        throw away(error);
      }
    },
    async remove(name) {
      check(name);
      try {
        await ask(client.deleteObject(name));
      } catch (error) {
        if (!isMissing(error)) throw away(error);
      }
    },
    list: () => listBucket(client),
    // A put is whole or was not: there is nothing half-written to remove.
    tidy: () => Promise.resolve(),
  };
}
