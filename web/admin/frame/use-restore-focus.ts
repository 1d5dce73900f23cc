import { useEffect, useRef } from 'react';
import { focusTitle } from './use-screen-focus.ts';

/**
 * What is being sent is disabled, and what is disabled loses the focus: afterwards it gets it back. What has gone
 * meanwhile leaves it to the title.
 */
export function useRestoreFocus(isBusy: boolean): void {
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.closest('[role=alertdialog]') === null)
        last.current = target;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  useEffect(() => {
    if (isBusy || last.current === null || document.activeElement !== document.body) return;
    if (last.current.isConnected) last.current.focus();
    else focusTitle();
  }, [isBusy]);
}
