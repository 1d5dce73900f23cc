import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits.ts';
import { messages } from '#contract/messages.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { form } from '#tests/support/form.ts';
import { bmpFile, zipFile } from '#tests/support/sample-files.ts';

const script = '<script>document.title="run"</script>';
const fields = { title: '첨부', content: '내용', url: '', category1: '0' };

/** What sniff.test.ts and uploads.test.ts try on the parts, tried here through the calls that anyone with a session has. */
describe('a lying file', () => {
  let site: TestApp;
  let headers: { cookie: string };
  beforeAll(async () => {
    site = await createTestApp();
    headers = await site.login();
  });
  afterAll(() => site.close());

  const attach = (name: string, bytes: Buffer) =>
    site.post('/api/admin/insertEvent', ...form(fields, { name, bytes }, headers));
  const asPopup = (name: string, bytes: Buffer) =>
    site.post('/api/admin/popup', ...form({}, { name, bytes }, headers));
  const photo = () =>
    sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: 'red',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .jpeg()
      .toBuffer();

  const refusals: Record<string, [name: string, make: () => Buffer | Promise<Buffer>]> = {
    'a page': ['a.html', () => Buffer.from(`<html>${script}`)],
    'a page that calls itself a picture': ['a.jpg', () => Buffer.from(`<html>${script}`)],
    'a drawing with a script': [
      'a.svg',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ],
    'a drawing that calls itself a picture': [
      'a.png',
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    ],
    'a program with two endings': ['report.pdf.exe', () => Buffer.from('MZ')],
    'a program that calls itself a document': ['a.pdf', () => Buffer.from('MZ'.padEnd(600, '\0'))],
    'an archive that calls itself a document': ['a.docx', () => zipFile([{ name: 'run.exe' }])],
    'an archive that would fill the disk': [
      'a.docx',
      () =>
        zipFile([{ name: '[Content_Types].xml' }, { name: 'word/document.xml', claimedBytes: 0xffff_fff0 }]),
    ],
    'a page that calls itself plain text in another encoding': [
      'a.txt',
      () => Buffer.from(`\ufeff${script}\0`, 'utf16le'),
    ],
    'a picture of 144 megapixels': [
      'flood.png',
      () =>
        sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
          .png()
          .toBuffer(),
    ],
    'a bitmap of four billion pixels': [
      'flood.bmp',
      () => bmpFile(Buffer.alloc(1_000), { width: 65_536, height: -65_536 }),
    ],
    'a bitmap that unpacks': ['packed.bmp', () => bmpFile(Buffer.alloc(1_000), { bits: 8, compression: 1 })],
    'a bitmap cut in half': ['half.bmp', () => bmpFile(Buffer.alloc(1_000), { width: 100, height: 100 })],
    'a page that begins like a bitmap': ['a.bmp', () => Buffer.from(`BM=1;${script}`.padEnd(500, ' '))],
    'a photo that no browser turned': [
      'a.heic',
      () => Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'.padEnd(500, '\0'), 'latin1'),
    ],
    'a picture cut in half': ['half.jpg', async () => (await photo()).subarray(0, 3_000)],
  };

  it.each(Object.entries(refusals))(
    '%s is refused by every call that takes a file',
    async (_what, [name, make]) => {
      const bytes = await make();
      const asFile = await attach(name, bytes);
      expect([asFile.statusCode, asFile.json<{ message: string }>().message]).toEqual([
        400,
        messages.valid.fileType,
      ]);
      const asPicture = await asPopup(name, bytes);
      expect([asPicture.statusCode, asPicture.json<{ message: string }>().message]).toEqual([
        400,
        messages.valid.popupType,
      ]);
    },
  );

  it.each([
    ['both.jpg', 'image/jpeg', photo],
    ['both.bmp', 'image/webp', () => bmpFile(Buffer.from(script.padEnd(1_200)), { width: 20, height: 20 })],
  ])('%s, a page too, is served as a picture without the page', async (name, type, make) => {
    const both = Buffer.concat([await make(), Buffer.from(`<html>${script}</html>`)]);
    const { id } = (await attach(name, both)).json<{ id: number }>();
    const { data } = (await site.get(`/api/admin/event_d/${id}`, { headers })).json<{
      data: { e_file1_s: string };
    }>();
    const served = await site.get(`/resources/upload/${data.e_file1_s}`);
    expect(served.rawPayload.includes('<script')).toBe(false);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
    });
    expect(served.headers['content-security-policy']).toContain('sandbox');
  });

  it('plain text that reads like a page is only ever downloaded', async () => {
    const { id } = (await attach('note.txt', Buffer.from(`<html>${script}`))).json<{ id: number }>();
    const { data } = (await site.get(`/api/admin/event_d/${id}`, { headers })).json<{
      data: { e_file1_s: string };
    }>();
    const served = await site.get(`/resources/upload/${data.e_file1_s}`);
    expect(served.headers['content-disposition']).toMatch(/^attachment;/);
    expect(served.headers['content-type']).toMatch(/^(?:text\/plain|application\/octet-stream)/);
    expect(served.headers['content-security-policy']).toContain('sandbox');
  });

  it('a form with ten thousand fields, parts or header lines is refused, not stored', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']));
    const answer = await site.post(
      '/api/admin/insertEvent',
      ...form({ ...fields, ...many }, undefined, headers),
    );
    expect(answer.statusCode).toBe(400);
    const long = await site.post(
      '/api/admin/insertEvent',
      ...form({ ...fields, content: 'x'.repeat(limits.jsonBodyBytes + 1) }, undefined, headers),
    );
    expect(long.statusCode).toBe(400);
    const huge = await attach('a.txt', Buffer.alloc(limits.attachmentBytes + 1, 97));
    expect([huge.statusCode, huge.json<{ message: string }>().message]).toEqual([
      413,
      messages.valid.fileSize,
    ]);
    const list = await site.get('/api/event/cateId/0');
    expect(list.json<{ list: { title: string }[] }>().list.length).toBe(3);
  });

  it('nothing that was refused is left on the disk', async () => {
    const stored = await readdir(join(site.config.dataDir, 'uploads'));
    expect(stored.filter((name) => name.startsWith('.'))).toEqual([]);
    expect(stored.length).toBe(3);
  });
});
