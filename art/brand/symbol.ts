import { token } from './tokens.ts';

/**
 * The symbol: an N of two river banks and the ferry's way across (나루 is a ferry landing).
 * Drawn in a square of 64.
 */
const BANKS = 'M16 28v20M48 16v20';
const CROSSING = 'M16 15.8c16 0 16 32.4 32 32.4';

export interface SymbolColours {
  banks: string;
  crossing: string;
}

export const ON_LIGHT: SymbolColours = { banks: token('ink'), crossing: token('accent-logo') };
export const ON_DARK: SymbolColours = { banks: '#ffffff', crossing: token('accent') };

export function symbol({ banks, crossing }: SymbolColours): string {
  return `<g fill="none" stroke-width="8.5" stroke-linecap="round"><path d="${BANKS}" stroke="${banks}"/><path d="${CROSSING}" stroke="${crossing}"/></g>`;
}

/** The symbol on the robots' dark glass; `inset` is the share of the square left free around it. */
export function appIcon(corner: number, inset: number): string {
  const scale = 1 - 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${corner}" fill="${token('night')}"/><g transform="translate(${64 * inset} ${64 * inset}) scale(${scale})">${symbol(ON_DARK)}</g></svg>`;
}
