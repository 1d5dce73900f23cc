import { createElement, Fragment, type ReactNode } from 'react';

/** Parts of a text that stand as they were written: no key tells them apart better than their place. */
export function inOrder<Item>(
  items: readonly Item[] | undefined,
  show: (item: Item, place: number) => ReactNode,
): ReactNode {
  return createElement(Fragment, null, ...(items ?? []).map(show));
}
