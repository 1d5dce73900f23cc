import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { company } from '../../contract/company.ts';
import type { Encoded, Ledger } from './ledger.ts';
import type { PictureGroup, PictureSource } from './picture-source.ts';

const folder = new URL('../../web/pictures/', import.meta.url);
const encodedFolder = new URL('../../web/public/pictures/', import.meta.url);
const HEAD = '// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.\n';

const FOCUS_STEP = 5;
const FURTHER = 1.3;

/** Less is shadow. */
const SOLID = 250;

export function exportName(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function placeholderClass(colour: string | null): string {
  return colour === null ? 'ph-none' : `ph-${colour}`;
}

/**
 * In hundredths, in steps that many pictures share: the robot's feet, and its middle, somewhat further from that of the
 * picture: a narrow frame shows a robot at the side of itself on which the focus lies, and would cut it there.
 */
function focusOf({ robot }: PictureSource): [x: number, y: number] | null {
  if (robot === undefined) return null;
  const [left, , right, bottom] = robot;
  const middle = 50 + ((left + right) / 2 - 50) * FURTHER;
  return [Math.round(middle / FOCUS_STEP) * FOCUS_STEP, Math.ceil(bottom / FOCUS_STEP) * FOCUS_STEP];
}

function focusClass(source: PictureSource): string | null {
  const focus = focusOf(source);
  return focus && `at-${focus.join('-')}`;
}

function entry(source: PictureSource, { hash, width, height, widths, colour }: Encoded): string {
  const { name, alt } = source;
  const focus = focusClass(source);
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
  placeholder: '${placeholderClass(colour)}',${focus === null ? '' : `\n  focus: '${focus}',`}
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
  await writeFocus(groups);
  await writeLine(groups, ledger);
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

async function writeFocus(groups: readonly PictureGroup[]): Promise<void> {
  const places = groups.flatMap(({ pictures }) => pictures.map(focusOf)).filter((focus) => focus !== null);
  const rules = [...new Set(places.map(([x, y]) => `.at-${x}-${y} {\n  object-position: ${x}% ${y}%;\n}\n`))];
  const head =
    '/* Written by `npm run pictures`: which part of a picture a frame of another shape shows, so that its robot stays whole. */\n';
  await writeFile(new URL('focus.css', folder), head + rules.toSorted().join(''));
}

/** How far above the lower edge the robot's foot is, in pixels of the full size. */
async function footOf(name: string, { hash, width }: Encoded): Promise<number> {
  const file = fileURLToPath(new URL(`${name}-${hash}-${width}.webp`, encodedFolder));
  const { data, info } = await sharp(file)
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const last = data.findLastIndex((alpha) => alpha >= SOLID);
  return info.height - Math.floor(last / info.width);
}

async function writeLine(groups: readonly PictureGroup[], ledger: Ledger): Promise<void> {
  const inLine = groups.flatMap(({ pictures }) => pictures.filter(({ kind }) => kind === 'line'));
  const rules = await Promise.all(
    inLine.map(async ({ name }) => {
      const encoded = ledger[name]!;
      return `.${name} {\n  --px: ${encoded.width};\n  --foot: ${await footOf(name, encoded)};\n}\n`;
    }),
  );
  const head =
    '/* Written by `npm run pictures`: how wide a robot in line is at its full size, and how far its foot is from the lower edge, of which a style sheet knows nothing. */\n';
  await writeFile(new URL('line.css', folder), head + rules.join(''));
}
