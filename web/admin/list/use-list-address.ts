import { useLocation, useNavigate, useNavigation } from 'react-router';
import { readAddress, writeAddress, type AddressState } from './list-address.ts';

export interface ListAddress<State extends AddressState> {
  state: State;
  /** The address with a change; any change but the page's own starts at page 1 again. */
  hrefFor: (change: Partial<State>) => string;
  go: (change: Partial<State>) => void;
  isLoading: boolean;
}

/** A list's state is its address; while a new one loads, the controls already show where it goes. */
export function useListAddress<State extends AddressState & { page: number }>(
  start: State,
): ListAddress<State> {
  const here = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const ahead = navigation.location?.pathname === here.pathname ? navigation.location : undefined;
  const state = readAddress(new URLSearchParams((ahead ?? here).search), start);
  const hrefFor = (change: Partial<State>) =>
    here.pathname + writeAddress({ ...state, page: 1, ...change }, start);
  return { state, hrefFor, go: (change) => void navigate(hrefFor(change)), isLoading: ahead !== undefined };
}
