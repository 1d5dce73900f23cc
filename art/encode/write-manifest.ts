import { writeFile } from 'node:fs/promises';
import { company } from '../../contract/company.ts';
import type { Encoded, Ledger } from './ledger.ts';
import type { PictureGroup, PictureSource } from './picture-source.ts';

const folder = new URL('../../web/pictures/', import.meta.url);
const HEAD = '// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.\n';

export function exportName(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function placeholderClass(colour: string | null): string {
  return colour === null ? 'ph-none' : `ph-${colour}`;
}

function entry({ name, alt }: PictureSource, { hash, width, height, widths, colour }: Encoded): string {
  // A text with the company's name takes it from where it is written once.
  const quoted = alt.includes(company.name)
    ? `\`${alt.replaceAll(company.name, '${company.name}')}\``
    : `'${alt.replaceAll("'", String.raw`\'`)}'`;
  // The mark lets the bundler drop the pictures that a page does not name.
  return `export const ${exportName(name)} = /* @__PURE__ */ picture({
  name: '${name}',
  hash: '${hash}',
  width: ${width},
  height: ${height},
  widths: [${widths.join(', ')}],
  placeholder: '${placeholderClass(colour)}',
  alt: ${quoted},
});
`;
}

export async function writeManifest(groups: readonly PictureGroup[], ledger: Ledger): Promise<void> {
  for (const { module, pictures } of groups) {
    const entries = pictures.map((source) => entry(source, ledger[source.name]!));
    const naming = entries.some((text) => text.includes('${company.name}'));
    const imports = naming ? "import { company } from '#contract/company.ts';\n" : '';
    const text = `${HEAD}${imports}import { picture } from './picture.ts';\n\n${entries.join('\n')}`;
    await writeFile(new URL(`${module}.ts`, folder), text);
  }
  const reExports = groups.map(({ module }) => `export * from './${module}.ts';`);
  await writeFile(new URL('manifest.ts', folder), `${HEAD}${reExports.join('\n')}\n`);
  await writePlaceholders(groups, ledger);
  await writeLineWidths(groups, ledger);
}

async function writePlaceholders(groups: readonly PictureGroup[], ledger: Ledger): Promise<void> {
  const names = groups.flatMap(({ pictures }) => pictures.map(({ name }) => name));
  const colours = new Set(names.map((name) => ledger[name]!.colour).filter((colour) => colour !== null));
  const rules = [...colours]
    .toSorted()
    .map((colour) => `.ph-${colour} {\n  background-color: #${colour};\n}\n`);
  const head =
    '/* Written by `npm run pictures`: the colour a picture has before it is there. Cutouts (ph-none) have none. */\n';
  await writeFile(new URL('placeholders.css', folder), head + rules.join(''));
}

async function writeLineWidths(groups: readonly PictureGroup[], ledger: Ledger): Promise<void> {
  const inLine = groups.flatMap(({ pictures }) => pictures.filter(({ kind }) => kind === 'line'));
  const rules = inLine.map(({ name }) => `.${name} {\n  --px: ${ledger[name]!.width};\n}\n`);
  const head =
    '/* Written by `npm run pictures`: how wide a robot in line is at its full size, of which a style sheet knows nothing. */\n';
  await writeFile(new URL('line.css', folder), head + rules.join(''));
}
