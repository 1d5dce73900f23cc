import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

export function focusTitle(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/**
 * Another screen begins at its title, and a list that one comes back to at the row one came from. Otherwise the focus
 * would go with the link that was followed, and a reader of the screen would be nowhere.
 */
export function useScreenFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    const left = previous.current;
    previous.current = pathname;
    const main = document.querySelector('main');
    if (left === pathname || main === null || hasTakenFocus(main)) return;
    const row = main.querySelector<HTMLElement>(`table a[href="${CSS.escape(left)}"]`);
    if (row === null) focusTitle();
    else row.focus();
  }, [pathname]);
}

/** Some screens know better where to begin: the login in its first field. */
function hasTakenFocus(main: HTMLElement): boolean {
  return document.activeElement !== main && main.contains(document.activeElement);
}
