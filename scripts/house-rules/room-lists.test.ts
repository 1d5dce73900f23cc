import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../run.ts';
import { forgottenRooms } from './room-lists.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('every file that lists the rooms knows all of them', () => {
  expect(forgottenRooms(read)).toEqual([]);
});

test.each(['package.json', 'tsconfig.json', 'Dockerfile', 'docs/architecture.md', 'README.md'])(
  'a room that %s has forgotten is named',
  (forgetful) => {
    const without = (file: string) =>
      file === forgetful ? read(file).replaceAll('catalog', '') : read(file);
    expect(forgottenRooms(without)).toEqual([expect.stringMatching(`^${forgetful}: [^]+catalog is one$`)]);
  },
);
