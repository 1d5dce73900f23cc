import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { expect, it } from 'vitest';
import { anyOf, servedRooms } from '../scripts/rooms.ts';

const root = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const imported =
  /^(?:import|export)\s(?!type\b)(?:[\w\s{},*$]*from\s?)?['"]([^'"]+)['"]|\bimport\(['"]([^'"]+)['"]\)/gm;

/** Packages that a file loads when it runs; what only describes types is gone by then. */
function packagesOf(source: string): string[] {
  return [...source.matchAll(imported)]
    .map(([, plain, late]) => plain ?? late ?? '')
    .filter((name) => /^[@a-z]/.test(name) && !isBuiltin(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
}

it('a production install holds what the server loads, and nothing that only the build needs', () => {
  const files = globSync(`${anyOf(servedRooms)}/**/*.ts`, { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const loaded = new Set(files.flatMap((file) => packagesOf(read(file))));
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };
  expect([...loaded].sort()).toEqual(Object.keys(dependencies).sort());
});

it('the built pages bring along whatever they are made of', () => {
  const parts = globSync('build/server/**/*.js', { cwd: root });
  expect(parts).not.toEqual([]);
  expect(parts.flatMap((part) => packagesOf(read(part)))).toEqual([]);
});
