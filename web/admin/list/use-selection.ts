import { useState } from 'react';

export interface Selection {
  ids: readonly number[];
  /** All of the rows, some of them, or none. */
  extent: 'all' | 'some' | 'none';
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  toggleAll: () => void;
  clear: () => void;
}

/** Which rows are ticked. What is no longer shown is not selected either, and another list starts anew. */
export function useSelection(rows: readonly { id: number }[], listAddress: string): Selection {
  const [chosen, setChosen] = useState({ listAddress, ids: new Set<number>() });
  const choose = (next: Iterable<number>) => setChosen({ listAddress, ids: new Set(next) });
  if (chosen.listAddress !== listAddress) choose([]);
  const ids = rows.map((row) => row.id).filter((id) => chosen.ids.has(id));
  const all = rows.length > 0 && ids.length === rows.length;

  return {
    ids,
    extent: all ? 'all' : ids.length > 0 ? 'some' : 'none',
    has: (id) => chosen.ids.has(id),
    toggle: (id) => choose(chosen.ids.has(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    toggleAll: () => choose(all ? [] : rows.map((row) => row.id)),
    clear: () => choose([]),
  };
}
