import type { ReactNode } from 'react';
import { textParts } from '#web/text/post-text.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { inOrder } from './body/in-order.ts';

/** A text in which the particle behind a quotation or a bracket stays with it: browsers may break a line between them. */
export function tied(text: string): ReactNode {
  return inOrder(text.split(/([”’)][가-힣])/), (piece, place) =>
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
