import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';
import type { ReadyPopup } from './current-popup.ts';

interface PopupSlidesProps {
  popups: readonly ReadyPopup[];
  show: (popup: ReadyPopup) => ReactNode;
  /** Beside the arrows. */
  children: ReactNode;
}

/** Several popups in one frame, which is as tall as the tallest needs: swiped, or turned by arrows and arrow keys. */
export function PopupSlides({ popups, show, children }: PopupSlidesProps) {
  const { row, place, follow, turn } = useTurning(popups.length);
  const tallest = popups.reduce((one, other) =>
    other.height / other.width > one.height / one.width ? other : one,
  );
  return (
    <>
      <div className="grid grid-cols-1 bg-night *:[grid-area:1/1]">
        {/* Nothing to see: it makes the frame as tall as the tallest. */}
        <svg
          aria-hidden
          viewBox={`0 0 ${tallest.width} ${tallest.height}`}
          className="block max-h-[70dvh] w-full"
        />
        <ul
          ref={row}
          onScroll={follow}
          className="flex h-0 min-h-full snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
        >
          {popups.map((popup, index) => (
            <li
              key={popup.file.storedName}
              inert={index !== place}
              className="w-full shrink-0 snap-center snap-always"
            >
              {show(popup)}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-center justify-between bg-white">
        {children}
        <div className="ml-auto flex items-center pr-1">
          <Button look="quiet" size="icon" aria-label="이전 안내" onClick={() => turn(-1)}>
            <ArrowLeft aria-hidden className="size-5" />
          </Button>
          <p aria-live="polite" className="min-w-10 text-center text-label tabular-nums">
            <span aria-hidden>
              {place + 1} / {popups.length}
            </span>
            <span className="sr-only">
              안내 {popups.length}개 중 {place + 1}번째
            </span>
          </p>
          <Button look="quiet" size="icon" aria-label="다음 안내" onClick={() => turn(1)}>
            <ArrowRight aria-hidden className="size-5" />
          </Button>
        </div>
      </div>
    </>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Which of a row of slides is shown; after the last comes the first. */
function useTurning(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(0);
  const behavior = useReducedMotion() ? 'instant' : 'smooth';
  const hadFocus = useRef(false);
  // Focus does not stay behind on a slide that is gone.
  useLayoutEffect(() => {
    if (hadFocus.current) row.current?.children[place]?.querySelector('a')?.focus({ preventScroll: true });
  }, [place]);

  function turn(step: number): void {
    const next = (place + step + count) % count;
    hadFocus.current = row.current?.contains(document.activeElement) ?? false;
    setPlace(next);
    row.current?.scrollTo({ left: next * row.current.clientWidth, behavior });
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return {
    row,
    place,
    turn,
    /** Where a swipe has come to rest. */
    follow: () => {
      const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
      const stop = scrollLeft / clientWidth;
      if (Math.abs(stop - Math.round(stop)) < 0.01) setPlace(Math.round(stop));
    },
  };
}
