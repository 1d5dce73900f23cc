import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { robots } from '#catalog/robots.ts';

const folder = new URL('../public/models/', import.meta.url);
const [LOCAL_FILE, JPEG] = [0x04034b50, 0xffd8];

/** What an archive holds, in order: how each file is packed and where its bytes begin. */
function filesOf(archive: Buffer) {
  const found: { name: string; method: number; start: number; bytes: Buffer }[] = [];
  for (let at = 0; archive.readUInt32LE(at) === LOCAL_FILE;) {
    const nameEnd = at + 30 + archive.readUInt16LE(at + 26);
    const start = nameEnd + archive.readUInt16LE(at + 28);
    const end = start + archive.readUInt32LE(at + 18);
    found.push({
      name: archive.toString('utf8', at + 30, nameEnd),
      method: archive.readUInt16LE(at + 8),
      start,
      bytes: archive.subarray(start, end),
    });
    at = end;
  }
  return found;
}

describe.each(robots.map(({ model }) => model.toLowerCase()))('the model of %s', (model) => {
  test('is light enough to be loaded at a click', async () => {
    const [forBrowsers, forPhones] = await Promise.all(
      ['glb', 'usdz'].map((ending) => readFile(new URL(`${model}.${ending}`, folder))),
    );
    expect(forBrowsers!.length).toBeLessThanOrEqual(400_000);
    expect(forPhones!.length).toBeLessThanOrEqual(1_500_000);
  });

  test('has a picture of its first view, with nothing behind it, that is there long before it', async () => {
    const poster = await readFile(new URL(`${model}.webp`, folder));
    expect(poster.length).toBeLessThanOrEqual(32_000);
    expect(await sharp(poster).metadata()).toMatchObject({ format: 'webp', height: 900, hasAlpha: true });
  });

  test('comes to iPhones as an archive that Quick Look opens: layer first, nothing compressed, all aligned', async () => {
    const [layer, ...screens] = filesOf(await readFile(new URL(`${model}.usdz`, folder)));
    expect(layer?.bytes.toString('latin1', 0, 8)).toBe('PXR-USDC');
    // The one before it, and another that is read from behind or above.
    expect(screens.length).toBe(2);
    expect(screens.map(({ bytes }) => bytes.readUInt16BE())).toEqual(screens.map(() => JPEG));
    for (const { method, start } of [layer!, ...screens]) expect([method, start % 64]).toEqual([0, 0]);
  });
});
