import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readAddress, writeAddress, type AddressState } from './list-address.ts';

export interface ListAddress<State extends AddressState> {
  state: State;
  /** The address with a change; any change but the page's own starts at page 1 again. */
  hrefFor: (change: Partial<State>) => string;
  go: (change: Partial<State>) => void;
}

/** A list's state is its address. A choice shows at once, before the list that it leads to has come. */
export function useListAddress<State extends AddressState & { page: number }>(
  start: State,
): ListAddress<State> {
  const here = useLocation();
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<{ since: string; state: State } | null>(null);
  // Arrived, or gone elsewhere: from here on the address speaks.
  if (wanted !== null && wanted.since !== here.key) setWanted(null);
  const state = wanted?.state ?? readAddress(new URLSearchParams(here.search), start);
  const changed = (change: Partial<State>): State => ({ ...state, page: 1, ...change });
  const hrefFor = (change: Partial<State>) => here.pathname + writeAddress(changed(change), start);
  const go = (change: Partial<State>) => {
    setWanted({ since: here.key, state: changed(change) });
    void navigate(hrefFor(change));
  };
  return { state, hrefFor, go };
}
