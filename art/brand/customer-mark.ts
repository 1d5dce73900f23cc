import { token } from './tokens.ts';
import type { CustomerMark } from './customers.ts';
import { outline } from './outline.ts';

const HEIGHT = 56;
const SIGN = 44;
const GAP = 12;
/** Quiet: the marks stand in a row and none is louder than another. */
const COLOUR = token('muted');
// Share of the type size that capitals and Korean syllables rise above the baseline.
const RISE = 0.72;
const LINE_GAP = 7;

export function drawCustomerMark({ name, lines, sign }: CustomerMark): {
  svg: string;
  width: number;
  height: number;
} {
  const left = sign ? SIGN + GAP : 2;
  const outlines = lines.map(({ text, font, size, tracking }) => ({
    size,
    ...outline(text, font, size, tracking),
  }));
  const block = outlines.reduce((sum, { size }) => sum + size * RISE, 0) + LINE_GAP * (outlines.length - 1);
  const widest = Math.max(...outlines.map(({ width }) => width));
  let y = (HEIGHT - block) / 2;
  const words = outlines.map(({ path, size, width }) => {
    y += size * RISE;
    // Without a sign the lines stand on a common axis, with one they start at it.
    const x = sign ? left : left + (widest - width) / 2;
    const placed = `<path d="${path}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"/>`;
    y += LINE_GAP;
    return placed;
  });
  const width = Math.ceil(left + widest + 2);
  const mark = sign
    ? `<svg y="${(HEIGHT - SIGN) / 2}" width="${SIGN}" height="${SIGN}" viewBox="0 0 48 48">${sign}</svg>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}" role="img" aria-label="${name}" color="${COLOUR}" fill="${COLOUR}">${mark}${words.join('')}</svg>\n`;
  return { svg, width, height: HEIGHT };
}
