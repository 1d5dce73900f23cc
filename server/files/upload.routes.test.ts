import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { uploadAddress, variantName } from '#contract/upload-address.ts';
import { registerErrorHandling } from '#server/http/error-handler.ts';
import { closedPolicy } from '#server/http/headers.ts';
import { docxFile, picture } from '#tests/support/sample-files.ts';
import { createDiskStore } from './disk-store.ts';
import { uploadRoutes } from './upload.routes.ts';
import { createUploads } from './uploads.ts';

const names = new Map<string, string>();
const hidden = new Set<string>();
let folder = '';
let app: FastifyInstance;
let image = '';
let document = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naru-routes-'));
  const store = createDiskStore(folder);
  const uploads = createUploads({ store, log: { warn: () => {} } });
  const jpeg = await picture(600, 300).jpeg().toBuffer();
  image = (await uploads.keepAttachment({ fileName: '매장.jpg', bytes: jpeg })).storedName;
  await uploads.settled();
  const kept = await uploads.keepAttachment({ fileName: "제휴 '제안서' (1).docx", bytes: docxFile() });
  document = kept.storedName;
  names.set(document, kept.originalName);
  app = fastify();
  registerErrorHandling(app, { publicUrl: null });
  uploadRoutes(app, {
    store,
    originalName: async (name) => names.get(name) ?? null,
    isShown: async (asked) => !asked.some((name) => hidden.has(name)),
    isWriter: async ({ headers }) => headers.cookie === 'staff',
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (name: string, headers: Record<string, string> = {}) =>
  app.inject({ url: uploadAddress(name), headers });

describe('a picture', () => {
  test('is shown, and kept by nobody who does not ask whether it still is', async () => {
    const answer = await get(image);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'content-security-policy': closedPolicy,
      'cache-control': 'public, no-cache',
      'content-length': String(answer.rawPayload.length),
    });
  });

  test('comes in smaller copies', async () => {
    for (const format of ['webp', 'avif'] as const) {
      const answer = await get(variantName(image, 400, format));
      expect(answer.headers['content-type']).toBe(`image/${format}`);
      expect(answer.headers['cache-control']).toBe('public, no-cache');
    }
  });

  test('stands in for a copy that would be wider than itself', async () => {
    const whole = (await get(image)).rawPayload;
    for (const format of ['webp', 'avif'] as const) {
      const answer = await get(variantName(image, 1_600, format));
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.rawPayload).toEqual(whole);
    }
  });

  test('is served as WebP, under a tag of its own, until its AVIF copy is made', async () => {
    const { etag } = (await get(variantName(image, 400, 'avif'))).headers;
    await rm(join(folder, variantName(image, 400, 'avif')));
    const answer = await get(variantName(image, 400, 'avif'));
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers.etag).not.toBe(etag);
    expect(answer.rawPayload).toEqual((await get(variantName(image, 400, 'webp'))).rawPayload);
  });

  test('is not sent again to whoever has it', async () => {
    const tag = String((await get(image)).headers.etag);
    const again = await get(image, { 'if-none-match': `"other", ${tag}` });
    expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', tag]);
    expect((await get(image, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  test('of something hidden is there for staff alone, its copies and what is known already included', async () => {
    const tag = String((await get(image)).headers.etag);
    hidden.add(image);
    for (const name of [image, variantName(image, 400, 'webp'), variantName(image, 400, 'avif')]) {
      const refused = await get(name, { 'if-none-match': tag });
      expect([refused.statusCode, refused.headers['cache-control']]).toEqual([404, 'no-store']);
      const answer = await get(name, { cookie: 'staff' });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    hidden.clear();
  });

  test('answers HEAD with the size and nothing else', async () => {
    const whole = await get(image);
    const head = await app.inject({ method: 'HEAD', url: uploadAddress(image) });
    expect([head.statusCode, head.payload]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });
});

describe('a document', () => {
  test('is only ever downloaded, under its Korean name', async () => {
    const answer = await get(document);
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload).toEqual(docxFile());
    expect(answer.headers['content-security-policy']).toBe(closedPolicy);
    const header = String(answer.headers['content-disposition']);
    expect(header).toMatch(/^attachment; filename="[0-9a-f]{32}\.docx"; filename\*=UTF-8''[\w.%-]+$/);
    expect(decodeURIComponent(header.split("UTF-8''")[1] ?? '')).toBe("제휴 '제안서' (1).docx");
  });

  test('that no record has any more is not found, though its bytes are still there', async () => {
    names.delete(document);
    expect((await get(document)).statusCode).toBe(404);
  });
});

test.each([
  '/resources/upload/0123456789abcdef.jpg',
  '/resources/upload/0123456789abcdef-400.webp',
  '/resources/upload/..%2F..%2Fetc%2Fpasswd',
  '/resources/upload/%2e%2e%2fpackage.json',
  '/resources/upload/.writing-0123456789abcdef',
  '/resources/upload/a%00.jpg',
  '/resources/upload/A.JPG',
  `/resources/upload/${'a'.repeat(90)}.jpg`,
])('%s is a 404 in JSON', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ success: false, message: messages.wire.notFound });
  expect(answer.headers['cache-control']).toBe('no-store');
});
