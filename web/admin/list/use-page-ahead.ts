import { useEffect, useEffectEvent } from 'react';
import type { Page } from '#contract/page.ts';
import type { Loaded } from '../load-result.ts';
import { readAhead, type ListCall } from './list-call.ts';

/** The page that is shown comes first; only then is the next one fetched. */
const restMs = 200;

/** Fetches the next page of a list before anybody asks for it. */
export function usePageAhead<Item>(
  loaded: Loaded<Page<Item>>,
  listOf: (page: number) => ListCall<Item>,
): void {
  const fetchAhead = useEffectEvent((page: number) => readAhead(listOf(page)));
  useEffect(() => {
    if (!loaded.ok || loaded.value.page >= loaded.value.totalPages) return undefined;
    const next = loaded.value.page + 1;
    const timer = setTimeout(() => fetchAhead(next), restMs);
    return () => clearTimeout(timer);
  }, [loaded]);
}
