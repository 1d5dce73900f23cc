import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { requireMade } from '../../scripts/system-packages.ts';

/** A page that the browser draws and that becomes a raw picture. */
export interface Drawing {
  name: string;
  width: number;
  height: number;
  /** How wide a phone of 390 px shows it, if not from edge to edge; or the narrowest screen that shows it at all. */
  onPhone?: number;
  /** Style sheet beside this file. */
  style: 'marketing' | 'store' | 'store-wide' | 'news' | 'events' | 'partners' | 'card';
  body: string;
}

/** Address of a raw render that a drawing shows; the renders lie where the drawings go. */
export type RawAddress = (name: string) => string;

export function rawAddresses(folder: string): RawAddress {
  const file = (name: string) => `${folder}/${name}.png`;
  return (name) => {
    // A draft serves until the render is there.
    const found = [file(name), file(`${name}-draft`)].find((path) => existsSync(path)) ?? file(name);
    requireMade(found, `npm run art -- ${name.replace('-', ' ')}`);
    return pathToFileURL(found).href;
  };
}

/** Breaks a title where its words say so: between two of them, or inside one. */
export function lines(title: string): string {
  return title.replaceAll(/[\n\u200B]/g, '<br>');
}
