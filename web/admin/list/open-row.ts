import type { MouseEvent } from 'react';

type RowEvent = MouseEvent<HTMLTableRowElement>;

/**
 * A click anywhere in a row is a click on its link: with Ctrl, Cmd or the middle button it opens in another tab. The
 * end of a selection is no click, and what can be pressed in the row means itself.
 */
function open(event: RowEvent): void {
  const link = event.currentTarget.querySelector('a');
  const isMeantElsewhere = (event.target as Element).closest('a, button, td:has(input)') !== null;
  if (link === null || isMeantElsewhere || getSelection()?.isCollapsed === false) return;
  const { button, ctrlKey, metaKey } = event;
  if (button === 1 || (button === 0 && (ctrlKey || metaKey))) window.open(link.href, '_blank', 'noopener');
  else if (button === 0) link.click();
}

/** Some browsers begin to scroll by themselves. */
function keepStill(event: RowEvent): void {
  if (event.button === 1) event.preventDefault();
}

/** For a row that opens wherever it is clicked. */
export const openRow = { onClick: open, onAuxClick: open, onMouseDown: keepStill };
