import type { KeyboardEvent } from 'react';

/** On some systems the arrow keys choose in a closed list, where each choice is acted on at once: they open it instead. */
export function openPicker(event: KeyboardEvent<HTMLSelectElement>): void {
  if (!event.key.startsWith('Arrow')) return;
  try {
    event.currentTarget.showPicker();
    event.preventDefault();
  } catch {
    // A browser that cannot do that chooses as it always did.
  }
}
