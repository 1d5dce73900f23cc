import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, as it changes; `onServer` is what the server's HTML takes for it. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
