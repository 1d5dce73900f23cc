import { useState, type PointerEvent, type RefObject } from 'react';
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

  const gripOf = (id: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ id, order: ids });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (drag === null || list.current === null) return;
      const place = placeAt(list.current, event.clientY);
      const now = drag.order.indexOf(id);
      // Its own middle is among those above once it is passed.
      const next = place > now ? place - 1 : place;
      if (next !== now) setDrag({ id, order: moved(drag.order, id, next) });
    },
    onPointerUp() {
      if (drag !== null && drag.order !== ids) put(drag.order, id);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  return { order: drag?.order ?? ids, dragged: drag?.id ?? null, gripOf };
}
