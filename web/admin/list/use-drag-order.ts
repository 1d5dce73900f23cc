import { useEffect, useState, type RefObject } from 'react';
import { moved } from './use-order.ts';

/** Before which of the rows a pointer is. */
function placeAt(list: HTMLElement, y: number): number {
  const middles = [...list.children].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  return middles.filter((middle) => middle < y).length;
}

/** Rows that follow a pointer held on their handle, with a mouse as with a finger; let go of, the order is taken. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  ids: readonly number[],
  put: (ids: readonly number[], id: number) => void,
) {
  const [drag, setDrag] = useState<{ id: number; order: readonly number[] } | null>(null);

  // The window hears of the pointer: a row that moves in the document loses hold of it.
  useEffect(() => {
    if (drag === null) return undefined;
    const { id, order } = drag;
    const until = new AbortController();
    const move = ({ clientY }: PointerEvent) => {
      if (list.current === null) return;
      const place = placeAt(list.current, clientY);
      const now = order.indexOf(id);
      // Its own middle is among those above once it is passed.
      const next = place > now ? place - 1 : place;
      if (next !== now) setDrag({ id, order: moved(order, id, next) });
    };
    const letGo = () => {
      if (order !== ids) put(order, id);
      setDrag(null);
    };
    addEventListener('pointermove', move, until);
    addEventListener('pointerup', letGo, until);
    addEventListener('pointercancel', () => setDrag(null), until);
    return () => until.abort();
  });

  const gripOf = (id: number) => ({
    onPointerDown({ button }: { button: number }) {
      if (button === 0) setDrag({ id, order: ids });
    },
  });

  return { order: drag?.order ?? ids, dragged: drag?.id ?? null, gripOf };
}
