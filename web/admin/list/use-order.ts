import { useRef, useState } from 'react';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { orderFailure } from '../user-message.ts';

export type SaveOrder = (ids: readonly number[], before: readonly number[]) => Promise<unknown>;

const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((id, index) => id === other[index]);

/** The same numbers with one of them at another place. */
export function moved(ids: readonly number[], id: number, place: number): readonly number[] {
  const others = ids.filter((other) => other !== id);
  return [...others.slice(0, place), id, ...others.slice(place)];
}

/**
 * An order that is changed at once and saved behind. What is moved while a save is under way goes with the next one;
 * each says which order it was made from, so that nobody writes over somebody else's.
 */
export function useOrder(loaded: readonly number[], save: SaveOrder, reload: () => Promise<void>) {
  const { alert } = useDialogs();
  const [wanted, setWanted] = useState<readonly number[] | null>(null);
  const newest = useRef<readonly number[] | null>(null);

  async function saveAll(): Promise<void> {
    let before = loaded;
    while (newest.current !== null && !isSame(newest.current, before)) {
      const next = newest.current;
      await save(next, before);
      before = next;
    }
  }

  const arrange = async (ids: readonly number[]) => {
    setWanted(ids);
    const isUnderWay = newest.current !== null;
    newest.current = ids;
    if (isUnderWay) return;
    try {
      await saveAll();
    } catch (error) {
      newest.current = null;
      await reload();
      setWanted(null);
      await alert(orderFailure(error));
      return;
    }
    newest.current = null;
    await reload();
    if (newest.current === null) setWanted(null);
  };

  return { ids: wanted ?? loaded, arrange };
}
