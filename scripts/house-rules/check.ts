import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { anyOf, rooms } from '../rooms.ts';
import { root } from '../run.ts';
import { wrongRoomLists } from './room-lists.ts';
import { rules } from './rules.ts';

const code = '**/*.{ts,tsx,mjs,css,py}';
/** Not ours, or made by a command. */
const foreign = ['**/node_modules/**', 'web/public/**', 'art/work/**', 'bench/peers/.next/**'];
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const breaches: string[] = [];

const files = globSync(`${anyOf(rooms)}/${code}`, { cwd: root, exclude: foreign });
for (const file of files) {
  const source = read(file);
  for (const rule of rules.filter(({ applies }) => applies(file)))
    for (const found of new Set(rule.find(source, file)))
      breaches.push(`${file}: ${found}\n    ${rule.says}`);
}

/** Made by commands, or without code. */
const noRooms = new Set(['node_modules', 'build', 'data', 'test-results', 'docs']);
for (const { name } of readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  if (name.startsWith('.') || noRooms.has(name) || rooms.includes(name)) continue;
  if (globSync(`${name}/${code}`, { cwd: root, exclude: foreign }).length > 0)
    breaches.push(`${name}/: a folder of code is a room, and scripts/rooms.ts lists them`);
}

breaches.push(...wrongRoomLists(read));

for (const breach of breaches) console.error(breach);
console.log(
  breaches.length === 0 ? `${files.length} files keep the house rules` : `${breaches.length} breaches`,
);
process.exit(breaches.length === 0 ? 0 : 1);
