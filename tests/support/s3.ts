import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { S3Client } from '@bradenmacdonald/s3-lite-client';
import { afterAll, beforeAll, describe } from 'vitest';
import type { S3Config } from '#server/config.ts';

/** Debian's own Python, which has Swift as a package. */
const python = '/usr/bin/python3';
const script = join(import.meta.dirname, 'swift-s3.py');

function isInstalled(): boolean {
  return spawnSync(python, ['-c', 'import swift.common.middleware.s3api']).status === 0;
}

interface TestS3 {
  /** Settings for an empty bucket of its own. */
  createBucket(): Promise<S3Config>;
  stop(): Promise<void>;
}

/** Tries ports until four in a row are free: the server says so by starting. */
async function startSwift(folder: string, attempt = 1): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = 20_000 + (randomBytes(2).readUInt16BE() % 10_000) * 4;
  const server = spawn(python, [script, join(folder, String(port)), String(port)], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = once(server, 'exit');
  const ready = once(server.stdout, 'data').then(() => true);
  if (await Promise.race([ready, ended.then(() => false)])) {
    return {
      port,
      async stop() {
        server.kill('SIGKILL');
        await ended;
      },
    };
  }
  if (attempt === 5) throw new Error('Swift does not start');
  return startSwift(folder, attempt + 1);
}

/** A real S3 server (OpenStack Swift) in a folder that is gone afterwards. */
export async function startS3(): Promise<TestS3> {
  const folder = await mkdtemp(join(tmpdir(), 'naru-s3-'));
  const { port, stop } = await startSwift(folder);
  const access = {
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
    region: 'us-east-1',
  };
  return {
    async createBucket() {
      const bucket = `naru-${randomBytes(6).toString('hex')}`;
      const client = new S3Client({
        endPoint: access.endpoint,
        accessKey: access.accessKeyId,
        secretKey: access.secretAccessKey,
        region: access.region,
      });
      await client.makeBucket(bucket);
      return { ...access, bucket };
    },
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a suite on an S3 server; without one on the machine it is skipped, and says so. */
export function describeOnS3(title: string, suite: (server: () => TestS3) => void): void {
  const skip = !isInstalled();
  if (skip) console.warn(`skipped: ${title}: no S3 server on this machine (apt-get install python3-swift)`);
  describe.skipIf(skip)(`${title} (S3)`, () => {
    let server: TestS3;
    beforeAll(async () => {
      server = await startS3();
    });
    afterAll(() => server.stop());
    suite(() => server);
  });
}
