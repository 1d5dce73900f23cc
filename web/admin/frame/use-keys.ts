import { useEffect, useEffectEvent } from 'react';

/**
 * What single keys do, by the place of the key (`KeyJ`): where Korean is typed, the same key writes another letter.
 * `?` goes by what it writes, because it stands elsewhere on each keyboard.
 */
export type Keys = Readonly<Record<string, () => void>>;

const typing = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';

/** Whether a key is meant for what is being typed, for the browser, or for a dialog. */
function isMeantElsewhere(event: KeyboardEvent): boolean {
  const { target, isComposing, ctrlKey, metaKey, altKey } = event;
  if (isComposing || ctrlKey || metaKey || altKey) return true;
  if (document.querySelector('dialog[open]') !== null) return true;
  return target instanceof Element && target.closest(typing) !== null;
}

/** Keys that act on the whole screen while nobody types. */
export function useKeys(keys: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isMeantElsewhere(event)) return;
    const act = event.key === '?' || !event.shiftKey ? keys[event.key === '?' ? '?' : event.code] : undefined;
    if (act === undefined) return;
    // What is focused now may take letters: not this one.
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
