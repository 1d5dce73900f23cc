import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { company } from '../../contract/company.ts';
import { rooms, siteRooms } from '../rooms.ts';
import { root } from '../run.ts';
import { forbiddenImports } from './arrows.ts';
import { legacyNames, pageAddresses } from './fixed-names.ts';

interface Rule {
  says: string;
  /** Files it looks at. */
  applies: (file: string) => boolean;
  /** What is wrong in the file, one text each. */
  find: (source: string, file: string) => string[];
}

const said = [company.name, company.nameEnglish, company.phone, new URL(company.websiteUrl).host];
const accents = readFileSync(join(root, 'web/colours.css'), 'utf8').match(
  /(?<=--color-(?:accent|night)[\w-]*: )#\w+/g,
);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const inFolder =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`));

const importPattern = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a file imports of ours, as paths from the root. */
function importsOf(source: string, file: string): string[] {
  const own: string[] = [];
  for (const [, target = ''] of source.matchAll(importPattern)) {
    if (target.startsWith('#')) own.push(target.slice(1));
    else if (target.startsWith('.')) own.push(relative(root, join(root, dirname(file), target)));
  }
  return own;
}

/** The rules of docs/architecture.md that no ready-made linter knows. */
export const rules: readonly Rule[] = [
  {
    says: "the company's names and phone live in contract/company.ts only, its colours in web/colours.css",
    applies: (file) => !isTest(file) && !['contract/company.ts', 'web/colours.css'].includes(file),
    find: (source) => [...said, ...(accents ?? [])].filter((text) => source.includes(text)),
  },
  {
    says: 'imports follow the arrows of docs/architecture.md',
    applies: (file) => !isTest(file) && inFolder(...rooms)(file) && !inFolder('bench/peers')(file),
    find: (source, file) => forbiddenImports(file, importsOf(source, file)),
  },
  {
    says: 'a migration is frozen: it imports Kysely and files of its own folder, nothing that can change',
    applies: (file) => inFolder('server/db/migrations')(file) && !isTest(file),
    find: (source) =>
      [...source.matchAll(importPattern)]
        .map(([, target = '']) => target)
        .filter((target) => target !== 'kysely' && !/^\.\/[\w-]+\.ts$/.test(target)),
  },
  {
    says: 'legacy wire names live in contract/*.wire.ts and contract/*.api.ts only',
    applies: (file) => inFolder(...siteRooms)(file) && !isTest(file) && !/\.(?:wire|api)\.ts$/.test(file),
    find: (source) => source.match(legacyNames) ?? [],
  },
  {
    says: 'addresses of pages live in web/content/paths.ts, admin-paths.ts and products/products.ts only',
    applies: (file) =>
      inFolder('web', 'server')(file) &&
      !isTest(file) &&
      !/^web\/content\/(?:(?:admin-)?paths|products\/products)\.ts$/.test(file),
    find: (source) => source.match(pageAddresses) ?? [],
  },
  {
    says: 'the environment is read in server/config.ts only',
    applies: (file) =>
      inFolder(...siteRooms)(file) &&
      !isTest(file) &&
      !['web/ssr.ts', 'server/main.ts', 'server/admin.ts'].includes(file) &&
      !file.startsWith('server/backup/'),
    find: (source) => source.match(/process\.env\b(?!\))/g) ?? [],
  },
  {
    says: 'file names are kebab-case and say what is inside',
    applies: (file) =>
      inFolder(...siteRooms, 'scripts', 'tests', 'bench')(file) && !/^bench\/peers\/|\.py$/.test(file),
    find: (_source, file) =>
      /(?:^|\/)(?:\d{4}-)?[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:tsx?|mjs|css)$/.test(file) &&
      !/\/(?:utils?|misc|common|helpers?|index)\./.test(file)
        ? []
        : [file],
  },
  {
    says: 'no inline style and no raw HTML: the content policy forbids the one, safety the other',
    applies: inFolder('web'),
    find: (source) => source.match(/\bstyle=\{|\bdangerouslySetInnerHTML\b/g) ?? [],
  },
];
