import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { wrongRoomLists } from './room-lists.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every file that lists the rooms has each of them once', () => {
  expect(wrongRoomLists(read)).toEqual([]);
});

test.each(['package.json', 'tsconfig.json', 'Dockerfile', 'docs/architecture.md', 'README.md'])(
  'a room that %s has forgotten is named',
  (forgetful) => {
    const without = (file: string) =>
      file === forgetful ? read(file).replaceAll('catalog', '') : read(file);
    expect(wrongRoomLists(without)).toEqual([expect.stringMatching(`^${forgetful}: [^]+catalog is one$`)]);
  },
);

test.each(['package.json', 'Dockerfile', 'docs/architecture.md', 'README.md'])(
  'a room that %s lists twice is named',
  (talkative) => {
    const doubled = (file: string) =>
      file === talkative ? read(file).replace(/^.*\bcatalog\b.*$/m, '$&\n$&') : read(file);
    expect(wrongRoomLists(doubled)).toEqual([expect.stringMatching(`^${talkative}: [^]+catalog 2 times$`)]);
  },
);
