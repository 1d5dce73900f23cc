import { inOrder } from './in-order.ts';

/** A text in which the particle behind a quotation stays with it: browsers may break a line between them. */
export function TiedText({ text }: { text: string }) {
  return inOrder(text.split(/([”’][가-힣])/), (piece, place) =>
    place % 2 === 0 ? piece : <span className="whitespace-nowrap">{piece}</span>,
  );
}
