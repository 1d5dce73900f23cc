import { randomBytes } from 'node:crypto';
import { variantWidths } from '#contract/limits.ts';

const storedName = /^[a-z0-9-]+\.[a-z0-9]+$/;
const variant = new RegExp(`^([a-z0-9]+)-(${variantWidths.join('|')})\\.(avif|webp)$`);

/** Whether a name may be one of ours: no folder, no dot file, no upper case. Everything else is refused unseen. */
export function isStoredName(name: string): boolean {
  return name.length <= 100 && storedName.test(name);
}

/** A name that nobody can guess and that is never used twice; without `-`, which marks the smaller copies. */
export function newStoredName(extension: string): string {
  return `${randomBytes(16).toString('hex')}.${extension}`;
}

/** What a picture and its copies have in common. */
export function stemOf(name: string): string {
  return variant.exec(name)?.[1] ?? name.slice(0, name.lastIndexOf('.'));
}

export function variantOf(name: string): { stem: string; width: number; format: 'avif' | 'webp' } | null {
  const [, stem, width, format] = variant.exec(name) ?? [];
  if (stem === undefined) return null;
  return { stem, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' };
}
