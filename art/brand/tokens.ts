import { readFileSync } from 'node:fs';

const css = readFileSync(new URL('../../web/colours.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): (#[\da-f]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** A colour of the site by the name of its token. */
export function token(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`web/colours.css has no --color-${name}`);
  return value;
}

const shades = readFileSync(new URL('./shades.css', import.meta.url), 'utf8');

/** The tokens and their shades, for a page that knows no Tailwind. */
export const tokenStyle = css.replace('@theme', ':root').replace(/ *--color-\*: initial;\n/, '') + shades;
