import { paths } from '#web/content/paths.ts';
import { productPath } from '#web/content/products/products.ts';

const kept = [paths.home, paths.events, productPath('T10'), '/api/event/cateId/0'] as const;

/** As visitors do: mostly what is in memory, every twenty-fifth time a search, of which there are twenty. */
export function visitorPath(count: number): string {
  if (count % 25 === 0) return `${paths.events}?keyword=${encodeURIComponent(`로봇 ${count % 500}`)}`;
  return kept[count % kept.length] ?? paths.home;
}
