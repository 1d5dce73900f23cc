import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useDragOrder } from './use-drag-order.ts';
import { moved, useOrder, type SaveOrder } from './use-order.ts';

interface OrderedListProps<Item> {
  /** What the list holds; read aloud. */
  name: string;
  items: readonly Item[];
  titleOf: (item: Item) => string;
  save: SaveOrder;
  /** Reads the list again. */
  reload: () => Promise<void>;
  children: (item: Item) => ReactNode;
}

/** A list that staff put in order: by dragging its handles, or with two buttons in every row. */
export function OrderedList<Item extends { id: number }>(props: OrderedListProps<Item>) {
  const { name, items, titleOf, save, reload, children } = props;
  const byId = new Map(items.map((item) => [item.id, item]));
  const { ids, arrange } = useOrder([...byId.keys()], save, reload);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const pressed = useRef<HTMLElement>(null);

  const put = (order: readonly number[], id: number) => {
    const item = byId.get(id);
    if (item) setSaid(`「${titleOf(item)}」 순서: ${order.length}개 중 ${order.indexOf(id) + 1}번째`);
    void arrange(order);
  };
  const drag = useDragOrder(list, ids, put);
  // A row that is moved in the document loses its focus.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    pressed.current = null;
  });

  return (
    <>
      <ol
        ref={list}
        aria-label={name}
        className="divide-y divide-line overflow-hidden rounded-sm ring-1 ring-line"
      >
        {drag.order.flatMap((id, place) => {
          const item = byId.get(id);
          if (item === undefined) return [];
          const step = (by: -1 | 1) => (button: HTMLElement) => {
            pressed.current = button;
            const next = place + by;
            if (next >= 0 && next < ids.length) put(moved(ids, id, next), id);
          };
          return [
            <OrderedRow
              key={id}
              title={titleOf(item)}
              place={place}
              count={ids.length}
              isDragged={drag.dragged === id}
              grip={drag.gripOf(id)}
              onUp={step(-1)}
              onDown={step(1)}
            >
              {children(item)}
            </OrderedRow>,
          ];
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </>
  );
}

interface OrderedRowProps {
  title: string;
  place: number;
  count: number;
  isDragged: boolean;
  grip: ReturnType<ReturnType<typeof useDragOrder>['gripOf']>;
  onUp: (button: HTMLElement) => void;
  onDown: (button: HTMLElement) => void;
  children: ReactNode;
}

function OrderedRow({ title, place, count, isDragged, grip, onUp, onDown, children }: OrderedRowProps) {
  const id = useId();
  return (
    <li
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-2 bg-white py-2 pr-3 pl-1',
        isDragged && 'relative z-1 shadow-float',
      )}
    >
      <span
        aria-hidden
        {...grip}
        className="grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted select-none active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </span>
      <span id={id} className="sr-only">
        {title}
      </span>
      <div className="min-w-0 flex-1 basis-52">{children}</div>
      <div className="ml-auto flex gap-1.5">
        <Button
          look="secondary"
          size="sm"
          aria-describedby={id}
          aria-disabled={place === 0}
          onClick={(event) => onUp(event.currentTarget)}
        >
          <ChevronUp aria-hidden className="size-4" />
          위로
        </Button>
        <Button
          look="secondary"
          size="sm"
          aria-describedby={id}
          aria-disabled={place === count - 1}
          onClick={(event) => onDown(event.currentTarget)}
        >
          <ChevronDown aria-hidden className="size-4" />
          아래로
        </Button>
      </div>
    </li>
  );
}
