import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker, useLocation } from 'react-router';
import { messages } from '#contract/messages.ts';
import { useDialogs } from '#web/ui/dialogs.tsx';

/** Asks before unsaved changes are left behind. Returns what lifts the guard: saved, or given up on purpose. */
export function useUnsavedGuard(isDirty: boolean): () => void {
  const { confirm } = useDialogs();
  const { pathname } = useLocation();
  const lifted = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      // Left already, and only not yet out of sight.
      currentLocation.pathname === pathname &&
      !lifted.current &&
      currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const askToLeave = useEffectEvent(async () => {
    const leaves = await confirm(messages.ask.leave);
    if (leaves) blocker.proceed?.();
    else blocker.reset?.();
  });

  useEffect(() => {
    if (blocker.state === 'blocked') void askToLeave();
  }, [blocker.state]);

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
