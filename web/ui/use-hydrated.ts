import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the server's HTML, true once scripts have taken over. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
