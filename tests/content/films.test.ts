import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../web/public/films/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder));

/** As the file itself says, in its description of the pictures. */
function sizeOf(file: Buffer): [width: number, height: number] {
  const list = file.indexOf('stsd');
  const entry = Math.max(file.indexOf('avc1', list), file.indexOf('av01', list));
  return [file.readUInt16BE(entry + 28), file.readUInt16BE(entry + 30)];
}

test.each(readdirSync(folder))('the film %s weighs at most 2.5 MB', (film) => {
  expect(read(film).length).toBeLessThanOrEqual(2_500_000);
});

test.each([
  ['home', [1_920, 1_080]],
  ['home-tall', [864, 1_080]],
])('both files of the film %s are %j pixels large', (name, size) => {
  for (const kind of ['av1', 'h264']) expect(sizeOf(read(`${name}.${kind}.mp4`))).toEqual(size);
});
