import type { ReactNode } from 'react';
import { textParts } from '#web/text/post-text.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { inOrder } from './body/in-order.ts';

/** A particle behind a quotation or a bracket; a word of one letter that says how many or which of what follows. */
const together = /([”’)][가-힣]|(?<!\S)[한두세네몇새] \S{1,8}(?!\S))/;

/** A text in which such words stay with what they belong to: browsers may break a line between them. */
export function tied(text: string): ReactNode {
  return inOrder(text.split(together), (piece, place) =>
    place % 2 === 0 ? piece : <span className="whitespace-nowrap">{piece}</span>,
  );
}

/** Words of plain text, whose web addresses are links. */
export function Words({ text }: { text: string }) {
  return (
    <LinkedText
      parts={textParts(text).map(({ at, href, text: words }) => ({ at, href, text: tied(words) }))}
    />
  );
}
