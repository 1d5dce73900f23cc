import type { PostList } from './read-post-list.ts';

/** A list that failed, on its way to the address of its first page: shown there as it is, not tried again. */
let failed: { href: string; list: PostList } | null = null;

export function takeFailureTo(href: string, list: PostList): void {
  failed = { href, list };
}

/** The failed list that was on its way to this address; null where there is none. Told once. */
export function failureAt(href: string): PostList | null {
  const list = failed?.href === href ? failed.list : null;
  failed = null;
  return list;
}
