import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

interface Follow {
  focus?: string;
  isShown?: boolean;
}

/** For a link inside a tool: the page stays where it is, and the focus goes on to what has this id. */
export const stayingAt = (focus: string) => ({
  preventScrollReset: true,
  state: { focus } satisfies Follow,
});

/** For a link to a result: what has this id gets the focus, and comes to the top of the window. */
export const leadingTo = (focus: string) => ({
  preventScrollReset: true,
  state: { focus, isShown: true } satisfies Follow,
});

/** Such a link is often gone once it was followed, or a new one in its place: who pressed it must not be lost. */
export function useLinkFocus(): void {
  const { key, state } = useLocation();
  const isPop = useNavigationType() === NavigationType.Pop;
  const seen = useRef(key);
  const { focus, isShown = false } = (state ?? {}) as Follow;
  useEffect(() => {
    const isArrival = seen.current === key;
    seen.current = key;
    // On the way back the browser keeps its place.
    if (isArrival || isPop || focus === undefined) return;
    const target = document.getElementById(focus);
    target?.focus({ preventScroll: true });
    if (isShown) target?.scrollIntoView({ block: 'start' });
  }, [key, isPop, focus, isShown]);
}
