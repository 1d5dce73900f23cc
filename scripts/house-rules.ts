import { readFileSync } from 'node:fs';
import { globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { company } from '../contract/company.ts';
import { root } from './run.ts';

/** The rules of docs/architecture.md that no ready-made linter knows. */
interface Rule {
  says: string;
  /** Files it looks at. */
  applies(file: string): boolean;
  /** What is wrong in the file, one text each. */
  find(source: string, file: string): string[];
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

/** Subjects of the public site: none looks into another; what two need is a room of its own. */
const subjects = ['frame', 'home', 'product', 'post', 'inquiry', 'company', 'tools'];
/** What every part of the pages may use. */
const shared = 'web/(?:ui|api|ssr|meta|text|pictures)';
const pure = 'catalog|contract';

/** A room of the house and the rooms it may look into; its own is always one of them. */
const arrows: readonly [room: RegExp, may: RegExp][] = [
  [/^catalog\//, /^catalog\//],
  [/^contract\//, /^(?:catalog|contract)\//],
  [/^server\/db\//, /^(?:contract|server\/db)\/|^server\/(?:config|errors|clock|private-files)\.ts/],
  // Below the features: nothing here knows of any of them.
  [
    /^server\/(?:http|files)\//,
    /^(?:contract|server\/(?:http|files|db))\/|^server\/(?:config|errors|clock|versions|private-files|bounded-queue)\.ts/,
  ],
  [
    /^server\/[\w-]+\/[\w-]+\.repository\.ts$/,
    /^(?:catalog|contract)\/|^server\/clock\.ts|^server\/(?!http\/|delivery\/)[\w-]+\/(?!.*\.(?:service|routes)\.ts$)/,
  ],
  [
    /^server\/[\w-]+\/[\w-]+\.service\.ts$/,
    /^(?:catalog|contract)\/|^server\/(?!http\/|delivery\/|app\.ts|main\.ts|serve\.ts)(?!.*\.routes\.ts$)/,
  ],
  // Above the features: only what puts the server together looks into it.
  [/^server\/(?:delivery\/|[\w-]+\.ts$)/, /^(?:catalog|contract|server)\//],
  [/^server\/[\w-]+\//, /^(?:catalog|contract)\/|^server\/(?!delivery\/|app\.ts|main\.ts|serve\.ts)/],
  [/^web\/ui\//, /^(?:contract|web\/(?:ui|pictures))\//],
  [/^web\/(?:api|meta|text|ssr|pictures)\//, /^(?:contract|web\/(?:api|meta|text|ssr|pictures))\//],
  [/^web\/content\//, /^(?:catalog|contract|web\/(?:content|pictures))\//],
  ...subjects.map((subject): [RegExp, RegExp] => [
    new RegExp(`^web/${subject}/`),
    new RegExp(`^(?:${pure}|${shared}|web/${subject})/`),
  ]),
  [/^web\/admin\//, new RegExp(`^(?:${pure}|${shared}|web/admin|web/content)/`)],
  [/^web\//, /^(?:catalog|contract|web)\//],
];

const rules: readonly Rule[] = [
  {
    says: "the company's names and phone live in contract/company.ts only, its colours in web/colours.css",
    applies: (file) => !isTest(file) && !['contract/company.ts', 'web/colours.css'].includes(file),
    find: (source) => [...said, ...(accents ?? [])].filter((text) => source.includes(text)),
  },
  {
    says: 'imports follow the arrows of docs/architecture.md',
    applies: (file) => !isTest(file) && inFolder('catalog', 'contract', 'server', 'web')(file),
    find(source, file) {
      const [, may] = arrows.find(([room]) => room.test(file)) ?? [];
      return may === undefined ? [] : importsOf(source, file).filter((target) => !may.test(target));
    },
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
    applies: (file) =>
      inFolder('catalog', 'contract', 'server', 'web')(file) &&
      !isTest(file) &&
      !/\.(?:wire|api)\.ts$/.test(file),
    find: (source) =>
      source.match(
        /\b[a-z]{1,2}_(?:no|title|content|url|file1_[so]|category[12]|add_dt|company_name|tel|email|addr[12]|prd|prdname|note|link|delete|pw|agree)\b|\bcurPage\b/g,
      ) ?? [],
  },
  {
    says: 'addresses of pages live in web/content/paths.ts and products/products.ts only',
    applies: (file) =>
      inFolder('web', 'server')(file) &&
      !isTest(file) &&
      !['web/content/paths.ts', 'web/content/products/products.ts'].includes(file),
    find: (source) => source.match(/['"`]\/(?:sub\d[\d_]*|privacy|finder|compare|cost|admin\/\w+)\b/g) ?? [],
  },
  {
    says: 'the environment is read in server/config.ts only',
    applies: (file) =>
      inFolder('catalog', 'contract', 'server', 'web')(file) &&
      !isTest(file) &&
      !['web/ssr.ts', 'server/main.ts', 'server/admin.ts'].includes(file) &&
      !file.startsWith('server/backup/'),
    find: (source) => source.match(/process\.env\b(?!\))/g) ?? [],
  },
  {
    says: 'file names are kebab-case and say what is inside',
    applies: (file) =>
      inFolder('catalog', 'contract', 'server', 'web', 'scripts', 'tests', 'bench')(file) &&
      !/^bench\/peers\/|\.py$/.test(file),
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

const files = globSync('{catalog,contract,server,web,scripts,tests,bench,art}/**/*.{ts,tsx,mjs,css,py}', {
  cwd: root,
}).filter((file) => !/^web\/public\/|\/node_modules\/|^art\/work\/|^bench\/peers\/\.next/.test(file));

let wrong = 0;
for (const file of files) {
  const source = readFileSync(join(root, file), 'utf8');
  for (const rule of rules) {
    if (!rule.applies(file)) continue;
    for (const found of new Set(rule.find(source, file))) {
      wrong += 1;
      console.error(`${file}: ${found}\n    ${rule.says}`);
    }
  }
}
console.log(wrong === 0 ? `${files.length} files keep the house rules` : `${wrong} breaches`);
process.exit(wrong === 0 ? 0 : 1);
