import { useEffect } from 'react';
import type { Page } from '#contract/page.ts';
import { addressOf } from '#web/lib/api-call.ts';
import type { Loaded } from '../load-result.ts';
import { readAhead, type ListCall } from './list-call.ts';

/** Once a page is shown and the browser is idle, the next one is fetched. */
export function usePageAhead<Item>(
  loaded: Loaded<Page<Item>>,
  listOf: (page: number) => ListCall<Item>,
): void {
  const isMore = loaded.ok && loaded.value.page < loaded.value.totalPages;
  const next = isMore ? listOf(loaded.value.page + 1) : null;
  const address = next && addressOf(next.endpoint, next.input);
  useEffect(() => {
    if (next === null) return undefined;
    const timer = setTimeout(() => readAhead(next), 200);
    return () => clearTimeout(timer);
    // The call is made anew on every render; its address says whether it is another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [address, loaded]);
}
