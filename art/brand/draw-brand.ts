// Draws the word marks, the favicon set and the customers' marks.
//   npm install --prefix art/brand && node art/brand/draw-brand.ts
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { company } from '../../contract/company.ts';
import { customerMarks } from './customers.ts';
import { drawCustomerMark } from './customer-mark.ts';
import { icoFile } from './ico.ts';
import { outline } from './outline.ts';
import { ON_DARK, ON_LIGHT, appIcon, symbol } from './symbol.ts';
import type { SymbolColours } from './symbol.ts';

const publicFolder = new URL('../../web/public/', import.meta.url);
const brandFolder = new URL('brand/', publicFolder);

function wordMark(colours: SymbolColours): string {
  const [first = '', ...others] = company.nameEnglish.split(' ');
  const bold = outline(first, 'pretendard', 34, 10);
  const light = outline(others.join(' '), 'pretendard-medium', 34, 10);
  const start = 58;
  const second = start + bold.width + 10;
  const width = Math.ceil(second + light.width + 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 48" width="${width}" height="48" role="img" aria-label="${company.nameEnglish}"><g transform="translate(-4 -8)">${symbol(colours)}</g><g fill="${colours.banks}" transform="translate(0 36.2)"><path d="${bold.path}" transform="translate(${start} 0)"/><path d="${light.path}" transform="translate(${second.toFixed(2)} 0)"/></g></svg>\n`;
}

function loneSymbol(colours: SymbolColours): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" role="img" aria-label="${company.nameEnglish}">${symbol(colours)}</svg>\n`;
}

function icon(size: number, corner: number, inset: number): Promise<Buffer> {
  return sharp(Buffer.from(appIcon(corner, inset)), { density: (72 * size) / 64 })
    .resize(size)
    .png()
    .toBuffer();
}

await mkdir(new URL('customers/', brandFolder), { recursive: true });
await writeFile(new URL('wordmark-light.svg', brandFolder), wordMark(ON_LIGHT));
await writeFile(new URL('wordmark-dark.svg', brandFolder), wordMark(ON_DARK));
await writeFile(new URL('symbol-light.svg', brandFolder), loneSymbol(ON_LIGHT));
await writeFile(new URL('symbol-dark.svg', brandFolder), loneSymbol(ON_DARK));

await writeFile(new URL('favicon.svg', publicFolder), `${appIcon(14, -0.06)}\n`);
await writeFile(
  new URL('favicon.ico', publicFolder),
  icoFile([await icon(16, 12, -0.1), await icon(32, 14, -0.06), await icon(48, 14, -0.06)]),
);
await writeFile(new URL('apple-touch-icon.png', publicFolder), await icon(180, 0, 0.12));
await writeFile(new URL('icon-192.png', publicFolder), await icon(192, 14, 0.06));
await writeFile(new URL('icon-512.png', publicFolder), await icon(512, 14, 0.06));
// Launchers cut a maskable icon to any shape inside its middle four fifths.
await writeFile(new URL('icon-maskable-512.png', publicFolder), await icon(512, 0, 0.2));

const entries: string[] = [];
for (const mark of customerMarks) {
  const { svg, width, height } = drawCustomerMark(mark);
  await writeFile(new URL(`customers/${mark.id}.svg`, brandFolder), svg);
  entries.push(
    `  { name: '${mark.name}', src: '/brand/customers/${mark.id}.svg', width: ${width}, height: ${height} },`,
  );
}
await writeFile(
  new URL('../../web/pictures/customer-marks.ts', import.meta.url),
  `// Written by \`node art/brand/draw-brand.ts\`. The customers are invented samples.
export interface CustomerMark {
  name: string;
  src: string;
  width: number;
  height: number;
}

export const customerMarks: readonly CustomerMark[] = [
${entries.join('\n')}
];
`,
);
