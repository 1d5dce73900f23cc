import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** For a link inside a tool: the page stays where it is, and the focus goes on to what has this id. */
export const stayingAt = (focus: string) => ({ preventScrollReset: true, state: { focus } });

/** Such a link is often gone once it was followed, or a new one in its place: who pressed it must not be lost. */
export function useLinkFocus(): void {
  const { key, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const seen = useRef(key);
  const focus = (state as { focus?: string } | null)?.focus;
  useEffect(() => {
    const isArrival = seen.current === key;
    seen.current = key;
    // On the way back the browser keeps its place.
    if (!isArrival && !isPop && focus !== undefined) document.getElementById(focus)?.focus();
  }, [key, isPop, focus]);
}
