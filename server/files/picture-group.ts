import type { FileStore } from './file-store.ts';
import { stemOf, variantOf } from './stored-name.ts';

/** A stored file with its smaller copies, by width. */
export interface PictureGroup {
  main: string | null;
  names: string[];
  webp: number[];
  avif: number[];
  newest: number;
}

/** Everything in the store, each file together with its copies, by what their names have in common. */
export async function groupByPicture(store: FileStore): Promise<Map<string, PictureGroup>> {
  const groups = new Map<string, PictureGroup>();
  for await (const { name, storedAt } of store.list()) {
    const stem = stemOf(name);
    const group = groups.get(stem) ?? { main: null, names: [], webp: [], avif: [], newest: 0 };
    const variant = variantOf(name);
    if (variant === null) group.main = name;
    else group[variant.format].push(variant.width);
    group.names.push(name);
    group.newest = Math.max(group.newest, storedAt.getTime());
    groups.set(stem, group);
  }
  return groups;
}
