import { Rotate3d } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-style.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { ViewerWindow, type ViewerWindowProps } from './viewer-window.tsx';

const address = '#3d';

export interface ViewerButtonProps extends Omit<ViewerWindowProps, 'chosen' | 'onClose'> {
  look: NonNullable<ButtonLook['look']>;
  /** Pages whose policy lets the viewer run. */
  pages: readonly string[];
}

/** Whether the viewer is open is in the address (`#3d`, `#3d-t5`): it can be linked to, and the way back closes it. */
export function ViewerButton({ look, pages, ...viewer }: ViewerButtonProps) {
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useHydrated() && hash.startsWith(address);

  useEffect(() => {
    if (!isOpen) return undefined;
    if (!isServedFor(pages)) location.reload();
    const opener = button.current;
    return () => {
      // Nothing had the focus before: opened by the address, or in a browser that gives buttons none.
      if (document.activeElement === document.body) opener?.focus();
    };
  }, [isOpen, pages]);

  function close(): void {
    if (state === address) void navigate(-1);
    else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }

  return (
    <>
      <Button
        ref={button}
        look={look}
        size="lg"
        className="noscript:hidden"
        onClick={() => void navigate({ hash: address }, { state: address, preventScrollReset: true })}
      >
        <Rotate3d aria-hidden className="size-5" />
        3D로 보기
      </Button>
      {isOpen && <ViewerWindow {...viewer} chosen={hash.slice(address.length + 1)} onClose={close} />}
    </>
  );
}

/** A policy comes with the document: who walked here from another page has that page's, until it is loaded anew. */
function isServedFor(pages: readonly string[]): boolean {
  const [served] = performance.getEntriesByType('navigation');
  return served === undefined || pages.includes(new URL(served.name).pathname);
}
