import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSitePictures } from '#server/sample/sample-pictures.ts';
import { samplePartitions } from '#server/sample/partitions.ts';
import { cardFilms } from '#web/pictures/card-films.ts';

const folder = new URL('../../web/pictures/films/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder));
const names = Object.keys(cardFilms);
const kinds = ['av1', 'h264'];
const filesIn = (path: string) =>
  readdirSync(new URL(path, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${path}${name}`);

/** As the file itself says, in its description of the pictures. */
function sizeOf(file: Buffer): [width: number, height: number] {
  const list = file.indexOf('stsd');
  const entry = Math.max(file.indexOf('avc1', list), file.indexOf('av01', list));
  return [file.readUInt16BE(entry + 28), file.readUInt16BE(entry + 30)];
}

/** As the file itself says, in its head. */
function secondsOf(file: Buffer): number {
  const head = file.indexOf('mvhd');
  return file.readUInt32BE(head + 20) / file.readUInt32BE(head + 16);
}

test.each(filesIn(''))('the film %s weighs at most 2.5 MB', (film) => {
  expect(read(film).length).toBeLessThanOrEqual(2_500_000);
});

test.each([
  ['home', [1_920, 1_080]],
  ['home-tall', [864, 1_080]],
  ['product', [1_280, 720]],
])('both files of the film %s are %j pixels large', (name, size) => {
  for (const kind of kinds) expect(sizeOf(read(`${name}.${kind}.mp4`))).toEqual(size);
});

test('the card films are those that the site knows of, each in both formats', () => {
  const expected = names.flatMap((name) => kinds.map((kind) => `cards/${name}.${kind}.mp4`));
  expect(filesIn('cards/').toSorted()).toEqual(expected.toSorted());
});

test('the site knows each picture that has a film by the bytes that the sample content stores', async () => {
  const pictures = await readSitePictures();
  const bytesOf = (name: string) =>
    statSync(pictures.get(name)!.findLast(({ format }) => format === 'webp')!.path).size;
  expect(cardFilms).toEqual(Object.fromEntries(names.map((name) => [name, bytesOf(name)])));
});

test.each(filesIn('cards/'))(
  'the film %s is as a card shows it, over in five seconds and at most 100 kB',
  (film) => {
    const file = read(film);
    expect(sizeOf(file)).toEqual([720, 540]);
    expect(secondsOf(file)).toBeLessThan(5);
    expect(file.length).toBeLessThanOrEqual(100_000);
  },
);

test.each([...names.map((name) => `cards/${name}`), 'home', 'home-tall', 'product'])(
  'of the film %s the file that browsers are offered first is the smaller',
  (name) => {
    const [first = Number.NaN, second] = kinds.map((kind) => read(`${name}.${kind}.mp4`).length);
    expect(first).toBeLessThan(second!);
  },
);

test.each(names)('a case or an interview shows the picture %s, which has a film', (name) => {
  const shown = samplePartitions.flatMap(({ board, posts }) =>
    board.name === 'case' ? posts.map(({ picture }) => picture) : [],
  );
  expect(shown).toContain(name);
});
