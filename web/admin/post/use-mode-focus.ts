import { useEffect, useRef } from 'react';
import { focusTitle } from '../frame/use-screen-focus.ts';

/** The form begins at its first field; back from it, one is at the title again. */
export function useModeFocus(isEditing: boolean): void {
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (isEditing)
      document.querySelector<HTMLElement>('main form :is(input:not([type=radio]), :checked)')?.focus();
    else focusTitle();
  }, [isEditing]);
}
