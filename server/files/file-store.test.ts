import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { S3Client } from '@bradenmacdonald/s3-lite-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { S3Config } from '#server/config.ts';
import { describeOnS3 } from '#tests/support/s3.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore, ListedFile } from './file-store.ts';
import { createS3Store } from './s3-store.ts';

const type = 'application/octet-stream';

async function read(store: FileStore, name: string): Promise<Buffer | null> {
  const found = await store.get(name);
  if (found === null) return null;
  const bytes = await buffer(found.stream);
  expect(found.size).toBe(bytes.length);
  return bytes;
}

async function listed(store: FileStore): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  for await (const file of store.list()) files.push(file);
  return files;
}

async function names(store: FileStore): Promise<string[]> {
  return (await listed(store)).map(({ name }) => name);
}

/** The same sentences for every place where files can live. */
function behavesAsStore(open: () => FileStore): void {
  test('gives back what was put, byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await open().put('whole.png', bytes, 'image/png');
    expect(await read(open(), 'whole.png')).toEqual(bytes);
  });

  test('keeps an empty file', async () => {
    await open().put('empty.txt', Buffer.alloc(0), type);
    expect(await read(open(), 'empty.txt')).toEqual(Buffer.alloc(0));
  });

  test('puts new bytes in the place of old ones', async () => {
    await open().put('twice.txt', Buffer.from('a long first version'), type);
    await open().put('twice.txt', Buffer.from('second'), type);
    expect(await read(open(), 'twice.txt')).toEqual(Buffer.from('second'));
  });

  test('has nothing under a name that was never put', async () => {
    expect(await open().get('nothing-here.png')).toBeNull();
  });

  test('removes a file, and a second time does no harm', async () => {
    await open().put('gone.txt', Buffer.from('x'), type);
    await open().remove('gone.txt');
    await open().remove('gone.txt');
    expect(await open().get('gone.txt')).toBeNull();
  });

  test('lists every file with the time it was stored', async () => {
    await open().put('listed-400.webp', Buffer.from('x'), type);
    const file = (await listed(open())).find(({ name }) => name === 'listed-400.webp');
    expect(Math.abs(Date.now() - (file?.storedAt.getTime() ?? 0))).toBeLessThan(60_000);
  });

  test.each([
    '../outside.txt',
    '/etc/passwd',
    '.hidden',
    'a/b.txt',
    'UPPER.TXT',
    'no-extension',
    'nul\0.txt',
    '',
  ])('refuses the name %j', async (name) => {
    expect(await open().get(name)).toBeNull();
    await expect(open().put(name, Buffer.from('x'), type)).rejects.toThrow('not the name');
    await expect(open().remove(name)).rejects.toThrow('not the name');
  });
}

describe('a disk folder', () => {
  let folder = '';
  let store: FileStore;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naru-files-'));
    store = createDiskStore(join(folder, 'uploads'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  behavesAsStore(() => store);

  test('loses what an interrupted write left behind, and only that', async () => {
    await store.put('kept.txt', Buffer.from('x'), type);
    await writeFile(join(folder, 'uploads', '.writing-0123456789abcdef'), 'half of');
    expect(await names(store)).not.toContain('.writing-0123456789abcdef');
    await store.tidy();
    const left = await readdir(join(folder, 'uploads'));
    expect(left).toContain('kept.txt');
    expect(left.filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('a write that fails leaves nothing behind and says why', async () => {
    await rm(join(folder, 'uploads'), { recursive: true });
    await writeFile(join(folder, 'uploads'), 'a file where the folder was');
    await expect(store.put('late.txt', Buffer.from('x'), type)).rejects.toMatchObject({ code: 'ENOTDIR' });
    await rm(join(folder, 'uploads'));
    expect(await readdir(folder)).toEqual([]);
  });
});

describeOnS3('a bucket', (server) => {
  let config: S3Config;
  let store: FileStore;
  beforeAll(async () => {
    config = await server().createBucket();
    store = createS3Store(config);
  });

  behavesAsStore(() => store);

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['a bucket that is not there', { bucket: 'nobody-made-this' }],
    ['a server that is not there', { endpoint: 'http://127.0.0.1:9' }],
  ])('%s means that storage is away, for every call', async (_, change) => {
    const broken = createS3Store({ ...config, ...change });
    const away = { code: 'unavailable', retryAfterSeconds: 5 };
    await expect(broken.put('a.txt', Buffer.from('x'), type)).rejects.toMatchObject(away);
    await expect(broken.get('a.txt')).rejects.toMatchObject(away);
    await expect(broken.remove('a.txt')).rejects.toMatchObject(away);
    await expect(names(broken)).rejects.toMatchObject(away);
  });

  test('leaves alone what others keep in the bucket', async () => {
    const client = new S3Client({
      endPoint: config.endpoint,
      bucket: config.bucket,
      region: config.region,
      accessKey: config.accessKeyId,
      secretKey: config.secretAccessKey,
    });
    await client.putObject('reports/2026 March.PDF', 'not ours');
    expect((await names(store)).every((name) => /^[a-z0-9-]+\.[a-z0-9]+$/.test(name))).toBe(true);
  });
});
