import { useCallback, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';

/** Asks before unsaved changes are left behind. Returns what lifts the guard: saved, or given up on purpose. */
export function useUnsavedGuard(isDirty: boolean): () => void {
  const { confirm } = useDialogs();
  const lifted = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !lifted.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const { state, proceed, reset } = blocker;

  useEffect(() => {
    if (state !== 'blocked') return;
    void confirm(messages.ask.leave).then((leaves) => (leaves ? proceed() : reset()));
    // Asked once for each blocked step: the blocker's functions are new on every render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [state]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      if (!lifted.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  return useCallback(() => {
    lifted.current = true;
  }, []);
}
