import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beginStamp, inputs, isBuilt } from './build-stamp.ts';

let root = '';
const write = (name: string, text: string) => writeFile(join(root, name), text);
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'naru-stamp-'));
  for (const input of ['build', ...inputs]) {
    const isFile = extname(input) !== '';
    await mkdir(join(root, isFile ? dirname(input) : input), { recursive: true });
    if (isFile) await write(input, '');
  }
  await write('web/page.ts', 'one');
});
afterEach(() => rm(root, { recursive: true }));

it('a build fits until something that it reads changes', async () => {
  expect(isBuilt(root)).toBe(false);
  beginStamp(root).finish();
  expect(isBuilt(root)).toBe(true);
  await write('web/page.ts', 'other');
  expect(isBuilt(root)).toBe(false);
});

it('what changes while the build works is built the next time', async () => {
  const stamp = beginStamp(root);
  await write('web/late.ts', '');
  stamp.finish();
  expect(isBuilt(root)).toBe(false);
});

it('a build that fails leaves nothing that fits', () => {
  beginStamp(root).finish();
  beginStamp(root);
  expect(isBuilt(root)).toBe(false);
});
