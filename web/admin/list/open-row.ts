import type { MouseEvent } from 'react';

type RowEvent = MouseEvent<HTMLTableRowElement>;

/**
 * A click anywhere in a row is a click on its link: with Ctrl, Cmd or the middle button it opens in another tab. The
 * end of a selection in the row is no click, and what can be pressed in the row means itself.
 */
function open(event: RowEvent): void {
  const link = event.currentTarget.querySelector('a');
  const isMeantElsewhere = (event.target as Element).closest('a, button, td:has(input)') !== null;
  if (link === null || isMeantElsewhere || endsSelection(event)) return;
  const { button, ctrlKey, metaKey } = event;
  if (button === 1 || (button === 0 && (ctrlKey || metaKey))) window.open(link.href, '_blank', 'noopener');
  else if (button === 0) link.click();
}

/** Only the first button selects; a selection that lies elsewhere on the page was made before. */
function endsSelection({ button, currentTarget }: RowEvent): boolean {
  const selection = getSelection();
  if (button !== 0 || selection === null || selection.isCollapsed) return false;
  return currentTarget.contains(selection.anchorNode) || currentTarget.contains(selection.focusNode);
}

/** Some browsers begin to scroll by themselves. */
function keepStill(event: RowEvent): void {
  if (event.button === 1) event.preventDefault();
}

/** For a row that opens wherever it is clicked. */
export const openRow = { onClick: open, onAuxClick: open, onMouseDown: keepStill };
