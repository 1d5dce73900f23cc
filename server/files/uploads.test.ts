import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { messages } from '#contract/messages.ts';
import { variantName } from '#contract/upload-address.ts';
import { bmpFile, docxFile, floodPng, hangulFile, picture, wordFile } from '#tests/support/sample-files.ts';
import { createDiskStore } from './disk-store.ts';
import type { FileStore, Uploads } from './file-store.ts';
import { createUploads } from './uploads.ts';

const log = { warn: () => {} };
let folder = '';
let store: FileStore;
let uploads: Uploads;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naru-uploads-'));
  store = createDiskStore(folder);
  uploads = createUploads({ store, log });
});
afterEach(async () => {
  await uploads.settled();
  await rm(folder, { recursive: true, force: true });
});

const stored = async () => (await readdir(folder)).sort();
const keep = (fileName: string, bytes: Buffer) => uploads.keepAttachment({ fileName, bytes });
const bytesOf = (name: string) => readFile(join(folder, name));
const refusal = { code: 'invalid', message: messages.valid.fileType };

describe('a document', () => {
  test('is kept byte for byte under a name that says nothing', async () => {
    const bytes = hangulFile();
    const file = await keep('제휴 제안서.hwp', bytes);
    expect(file).toEqual({
      storedName: expect.stringMatching(/^[0-9a-f]{32}\.hwp$/),
      originalName: '제휴 제안서.hwp',
      size: bytes.length,
    });
    expect(await bytesOf(file.storedName)).toEqual(bytes);
  });

  test('keeps a long name short enough for a list, extension included', async () => {
    const { originalName } = await keep(`${'가'.repeat(300)}.docx`, docxFile());
    expect(originalName).toBe(`${'가'.repeat(195)}.docx`);
  });

  test('loses folders, line breaks and direction marks in its name', async () => {
    const { originalName } = await keep('C:\\temp\\a\r\nb\u202Efdp.doc', wordFile());
    expect(originalName).toBe('abfdp.doc');
  });
});

describe('what is refused leaves nothing behind', () => {
  test.each([
    ['an exe as png', 'robot.png', Buffer.from('MZ\u0090\0')],
    ['html as jpg', 'robot.jpg', Buffer.from('<html><script>alert(1)</script>')],
    ['svg under its own name', 'robot.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a web page', 'robot.html', Buffer.from('<html>')],
    ['no extension', 'robot', Buffer.from('x')],
    ['no name', '', Buffer.from('x')],
    ['a picture that only begins like one', 'robot.png', Buffer.from('89504e470d0a1a0a00', 'hex')],
  ])('%s', async (_, fileName, bytes) => {
    await expect(keep(fileName, bytes)).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual([]);
  });

  test('a picture cut in half', async () => {
    const whole = await picture(600, 600).png().toBuffer();
    await expect(keep('robot.png', whole.subarray(0, whole.length / 2))).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual([]);
  });

  test('144 megapixels in a small png', async () => {
    const bytes = floodPng(12_000);
    expect(bytes.length).toBeLessThan(20_000);
    await expect(keep('flood.png', bytes)).rejects.toMatchObject(refusal);
    expect(await stored()).toEqual([]);
    await expect(keep('small.png', floodPng(300))).resolves.toBeDefined();
  });

  test('a document as the popup, in the words for the popup', async () => {
    const file = { fileName: 'plan.docx', bytes: docxFile() };
    await expect(uploads.keepPopupImage(file)).rejects.toMatchObject({
      code: 'invalid',
      message: messages.valid.popupType,
    });
  });

  test('a file that the store cannot take', async () => {
    let puts = 0;
    const full: FileStore = {
      ...store,
      async put(name, bytes, contentType) {
        puts += 1;
        if (puts === 3) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        await store.put(name, bytes, contentType);
      },
    };
    const bytes = await picture(1_000, 500).jpeg().toBuffer();
    const failing = createUploads({ store: full, log });
    await expect(failing.keepAttachment({ fileName: 'a.jpg', bytes })).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    expect(puts).toBe(3);
    expect(await stored()).toEqual([]);
  });
});

describe('a picture', () => {
  test('gets WebP copies at once, none wider than itself, and AVIF copies soon', async () => {
    const bytes = await picture(1_000, 500).jpeg().toBuffer();
    const { storedName } = await keep('매장.jpg', bytes);
    const copies = [400, 800].map((width) => variantName(storedName, width, 'webp'));
    expect(await stored()).toEqual([...copies, storedName].sort());
    await uploads.settled();
    const later = [400, 800].map((width) => variantName(storedName, width, 'avif'));
    expect(await stored()).toEqual([...copies, ...later, storedName].sort());
    const small = await sharp(await bytesOf(later[0] ?? '')).metadata();
    expect([small.format, small.width, small.height]).toEqual(['heif', 400, 200]);
  });

  test.each([
    ['JPG', 'jpeg', 'jpg'],
    ['jpeg', 'jpeg', 'jpg'],
    ['png', 'png', 'png'],
    ['webp', 'webp', 'webp'],
    ['gif', 'gif', 'webp'],
    ['avif', 'avif', 'webp'],
  ] as const)('sent as %s is drawn anew (%s) and kept as %s', async (sent, format, kept) => {
    const bytes = await picture(40, 20).toFormat(format).toBuffer();
    const file = await keep(`a.${sent}`, bytes);
    expect(file.storedName).toMatch(new RegExp(`\\.${kept}$`));
    const { width, height } = await sharp(await bytesOf(file.storedName)).metadata();
    expect([width, height]).toEqual([40, 20]);
  });

  test('sent as a bitmap is kept as webp, with its copies', async () => {
    const bytes = bmpFile(Buffer.alloc(900 * 3 * 600, 200), { width: 900, height: 600 });
    const { storedName, originalName } = await keep('그림판.BMP', bytes);
    expect([storedName, originalName]).toEqual([expect.stringMatching(/\.webp$/), '그림판.BMP']);
    const { format, width, height } = await sharp(await bytesOf(storedName)).metadata();
    expect([format, width, height]).toEqual(['webp', 900, 600]);
    expect(await stored()).toContain(variantName(storedName, 800, 'webp'));
    const { dominant } = await sharp(await bytesOf(storedName)).stats();
    expect(dominant).toEqual({ r: 200, g: 200, b: 200 });
  });

  test('that moves goes on moving', async () => {
    const red = await picture(30, 20, '#f00').png().toBuffer();
    const blue = await picture(30, 20, '#00f').png().toBuffer();
    const gif = await sharp([red, blue], { join: { animated: true } })
      .gif({ delay: [100, 200] })
      .toBuffer();
    const { storedName } = await keep('움직임.gif', gif);
    const { pages, delay, format } = await sharp(await bytesOf(storedName)).metadata();
    expect({ pages, delay, format }).toEqual({ pages: 2, delay: [100, 200], format: 'webp' });
  });

  test('loses the script that was hidden behind it', async () => {
    const html = '<script>document.title="owned"</script>';
    const polyglot = Buffer.concat([await picture(500, 300).jpeg().toBuffer(), Buffer.from(html)]);
    const { storedName } = await keep('polyglot.jpg', polyglot);
    await uploads.settled();
    for (const name of await stored()) expect((await bytesOf(name)).includes('<script')).toBe(false);
    expect((await bytesOf(storedName)).subarray(0, 3)).toEqual(Buffer.from('ffd8ff', 'hex'));
  });

  test('loses the place where it was taken and its comments', async () => {
    const withPlace = await picture(500, 300)
      .withExif({
        IFD0: { ImageDescription: 'secret-place' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 27/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    expect((await sharp(withPlace).metadata()).exif).toBeDefined();
    const { storedName } = await keep('현장.jpg', withPlace);
    expect((await sharp(await bytesOf(storedName)).metadata()).exif).toBeUndefined();
    for (const name of await stored()) expect((await bytesOf(name)).includes('secret-place')).toBe(false);
  });

  test('taken with a turned phone stands upright', async () => {
    const turned = await picture(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { storedName } = await keep('세로.jpg', turned);
    const { width, height } = await sharp(await bytesOf(storedName)).metadata();
    expect([width, height]).toEqual([300, 600]);
    expect(await stored()).toEqual([storedName]);
  });

  test('that is very tall still gets its copies', async () => {
    const bytes = await picture(450, 20_000).png().toBuffer();
    const { storedName } = await keep('상세.png', bytes);
    const { height } = await sharp(await bytesOf(variantName(storedName, 400, 'webp'))).metadata();
    expect(height).toBe(16_383);
    await uploads.discard({ storedName, originalName: '', size: 0 });
  });
});

describe('what is discarded', () => {
  test('is gone with all its copies', async () => {
    const other = await keep('other.txt', Buffer.from('stays'));
    const file = await keep('a.jpg', await picture(900, 300).jpeg().toBuffer());
    await uploads.settled();
    expect(await stored()).toHaveLength(6);
    await uploads.discard(file);
    expect(await stored()).toEqual([other.storedName]);
  });

  test('stays gone when its AVIF copies were still being made', async () => {
    const file = await keep('a.jpg', await picture(900, 300).jpeg().toBuffer());
    await uploads.discard(file);
    await uploads.settled();
    expect(await stored()).toEqual([]);
  });

  test('never throws, whatever the name', async () => {
    for (const storedName of ['../../etc/passwd', 'never-there.jpg']) {
      const discarded = uploads.discard({ storedName, originalName: '', size: 0 });
      await expect(discarded).resolves.toBeUndefined();
    }
  });
});

test('AVIF copies that a stopped server did not make are made after the next start', async () => {
  const file = await keep('a.jpg', await picture(500, 300).jpeg().toBuffer());
  await uploads.settled();
  await rm(join(folder, variantName(file.storedName, 400, 'avif')));
  const restarted = createUploads({ store, log });
  await restarted.start();
  await restarted.settled();
  expect(await stored()).toContain(variantName(file.storedName, 400, 'avif'));
});

test('the clean-up removes what no record knows once it is a day old, copies included', async () => {
  const known = await keep('known.jpg', await picture(500, 300).jpeg().toBuffer());
  const orphan = await keep('orphan.jpg', await picture(500, 300).jpeg().toBuffer());
  await uploads.settled();
  const isKnown = async (name: string) => name === known.storedName;
  expect(await uploads.sweep(isKnown)).toBe(0);
  const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
  for (const name of await stored()) await utimes(join(folder, name), twoDaysAgo, twoDaysAgo);
  const fresh = await keep('fresh.txt', Buffer.from('not in the database yet'));
  expect(await uploads.sweep(isKnown)).toBe(3);
  const left = await stored();
  expect(left).toHaveLength(4);
  expect(left).toEqual(expect.arrayContaining([known.storedName, fresh.storedName]));
  expect(left).not.toContain(orphan.storedName);
});
