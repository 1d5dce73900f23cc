import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import type { Font } from 'fontkit';

const require = createRequire(import.meta.url);

/** Font files by the short names the marks use; type in brand files is outlined, so no reader needs the font. */
const FILES = {
  pretendard: 'pretendard/dist/public/static/Pretendard-ExtraBold.otf',
  'pretendard-medium': 'pretendard/dist/public/static/Pretendard-Medium.otf',
  'pretendard-black': 'pretendard/dist/public/static/Pretendard-Black.otf',
  'pretendard-light': 'pretendard/dist/public/static/Pretendard-Light.otf',
  'black-han': '@fontsource/black-han-sans/files/black-han-sans-korean-400-normal.woff2',
  batang: '@fontsource/gowun-batang/files/gowun-batang-korean-700-normal.woff2',
  'do-hyeon': '@fontsource/do-hyeon/files/do-hyeon-korean-400-normal.woff2',
  gugi: '@fontsource/gugi/files/gugi-korean-400-normal.woff2',
  hahmlet: '@fontsource/hahmlet/files/hahmlet-korean-600-normal.woff2',
  jua: '@fontsource/jua/files/jua-korean-400-normal.woff2',
  myeongjo: '@fontsource/nanum-myeongjo/files/nanum-myeongjo-korean-700-normal.woff2',
  cormorant: '@fontsource/cormorant-garamond/files/cormorant-garamond-latin-600-normal.woff2',
  italiana: '@fontsource/italiana/files/italiana-latin-400-normal.woff2',
  josefin: '@fontsource/josefin-sans/files/josefin-sans-latin-600-normal.woff2',
  playfair: '@fontsource/playfair-display/files/playfair-display-latin-700-italic.woff2',
  righteous: '@fontsource/righteous/files/righteous-latin-400-normal.woff2',
} as const;

export type FontName = keyof typeof FILES;

const opened = new Map<FontName, Font>();

function font(name: FontName): Font {
  const known = opened.get(name);
  if (known) return known;
  const made = fontkit.create(readFileSync(require.resolve(FILES[name]))) as Font;
  opened.set(name, made);
  return made;
}

export interface Outline {
  /** Path data with the baseline at y = 0. */
  path: string;
  width: number;
}

/** Turns words into one path. `tracking` is in thousandths of the size, as designers count it. */
export function outline(text: string, fontName: FontName, size: number, tracking = 0): Outline {
  const face = font(fontName);
  const scale = size / face.unitsPerEm;
  const run = face.layout(text);
  let x = 0;
  const parts = run.glyphs.map((glyph, index) => {
    if (glyph.id === 0) throw new Error(`${fontName} cannot write ${text}`);
    const path = glyph.path.scale(scale, -scale).translate(x, 0);
    x += run.positions[index]!.xAdvance * scale + (tracking / 1000) * size;
    return path.toSVG().replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100));
  });
  return { path: parts.join(''), width: x - (tracking / 1000) * size };
}
