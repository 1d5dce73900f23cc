import { Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useRevalidator } from 'react-router';
import { messages } from '#contract/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { useDialogs } from '#web/ui/dialogs.tsx';
import { restoreFailure } from '../user-message.ts';
import { restoreFromTrash } from './trash-calls.ts';
import { useUndo } from './undo.tsx';

/** So long it stands there, and anew after somebody has pointed at it or focused it. */
const standsMs = 10_000;

interface UndoBarProps {
  /** What was focused goes with the bar. */
  onDone: () => void;
}

/** After a deletion: what happened, and the way back. In the order of the keyboard it stands where it is put. */
export function UndoBar({ onDone }: UndoBarProps) {
  const { offer, show } = useUndo();
  const { alert } = useDialogs();
  const { revalidate } = useRevalidator();
  const bar = useRef<HTMLOutputElement>(null);
  const isHeld = useIsHeld(bar);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (offer === null || isHeld || isBusy) return undefined;
    const timer = setTimeout(() => show(null), standsMs);
    return () => clearTimeout(timer);
  }, [offer, isHeld, isBusy, show]);

  const takeBack = async (items: Parameters<typeof restoreFromTrash>[0]) => {
    setBusy(true);
    try {
      const said = await restoreFromTrash(items);
      await revalidate();
      onDone();
      show({ said });
    } catch (error) {
      await alert(restoreFailure(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <output
      ref={bar}
      data-print="hide"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit max-w-full items-center gap-4 rounded-sm bg-ink py-2 pr-2 pl-5 text-label text-white shadow-float empty:hidden"
    >
      {offer !== null && 'said' in offer && <span className="py-2 pr-3">{offer.said}</span>}
      {offer !== null && 'items' in offer && (
        <>
          {messages.admin.trashed}
          <Button
            look="ghost"
            size="sm"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void takeBack(offer.items)}
          >
            <Undo2 aria-hidden className="size-4" />
            실행 취소
          </Button>
        </>
      )}
    </output>
  );
}

const holds = { pointerenter: true, pointerleave: false, focusin: true, focusout: false } as const;

/** Whether somebody points at it or has it in focus. */
function useIsHeld(bar: RefObject<HTMLElement | null>): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    for (const [event, isHold] of Object.entries(holds))
      bar.current?.addEventListener(event, () => setHeld(isHold), { signal: listening.signal });
    return () => listening.abort();
  }, [bar]);
  return isHeld;
}
