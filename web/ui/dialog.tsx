import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

const widths = {
  sm: 'w-[min(26rem,calc(100vw-2.5rem))]',
  md: 'w-[min(40rem,calc(100vw-2rem))]',
  lg: 'w-[min(60rem,calc(100vw-2rem))]',
  xl: 'w-[min(78rem,calc(100vw-1rem))]',
} as const;

const onPage = 'bg-white text-muted hover:bg-surface hover:text-ink';

/** Where the button and the title stand. */
const looks = {
  plain: {
    button: `sticky top-3 float-right m-3 ml-0 md:top-5 md:m-5 md:ml-0 ${onPage}`,
    title: 'flow-root p-5 pr-4 text-heading md:p-7 md:pr-4',
  },
  bar: {
    button: `sticky top-2 float-right -mt-13 mr-3 md:mr-5 ${onPage}`,
    title: 'relative z-15 -mt-15 bg-white p-5 pr-18 text-heading md:p-7 md:pr-20',
  },
  edgeToEdge: {
    button: 'absolute top-3 right-3 bg-night/55 text-white hover:bg-night',
    title: 'sr-only',
  },
} as const;

interface DialogProps {
  /** Called when the person asks to close: the button, Escape or a click beside it. */
  onClose: () => void;
  title: ReactNode;
  /** The title in one line: it stays at the head of the window once the title itself is scrolled away. */
  barTitle?: string;
  /** The content fills the window from edge to edge; the title is still read aloud. */
  hideTitle?: boolean;
  width?: keyof typeof widths;
  className?: string;
  children: ReactNode;
}

/** A modal window, open as long as it is rendered. Focus stays inside and returns to where it was. */
export function Dialog({
  onClose,
  title,
  barTitle,
  hideTitle = false,
  width = 'md',
  className,
  children,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog);
  // Its only button lies on the picture: marked as focused from the start, it would be all one sees.
  useLayoutEffect(() => {
    if (hideTitle) dialog.current?.focus();
  }, [hideTitle]);
  useBackdropClose(dialog, onClose);
  const look = hideTitle ? 'edgeToEdge' : barTitle === undefined ? 'plain' : 'bar';
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      className={classNames(
        'm-auto max-h-[calc(100dvh-2rem)] overflow-y-auto rounded-md shadow-float outline-none',
        widths[width],
        hideTitle ? 'bg-night' : 'bg-white',
        look === 'bar' && 'scroll-pt-20',
        className,
      )}
    >
      {/* The title lies over it, on white, and uncovers it as it goes. */}
      {barTitle !== undefined && (
        <p
          aria-hidden
          data-title={barTitle}
          className="sticky top-0 z-10 h-15 truncate border-b border-line bg-white pr-18 pl-5 text-label leading-15 font-semibold text-ink before:content-[attr(data-title)] md:pl-7"
        />
      )}
      {/* A float of the whole window, not of its title: it stays in its corner while one reads on. */}
      <button
        type="button"
        onClick={onClose}
        aria-label="닫기"
        className={classNames('z-20 grid size-11 place-items-center rounded-full', looks[look].button)}
      >
        <X aria-hidden className="size-6" />
      </button>
      <h2 id={titleId} className={looks[look].title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Opens the dialog over the page when it appears, and closes it, giving focus back, when it goes. */
export function useModal(dialog: React.RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, [dialog]);
}

/** A press that begins and ends beside the dialog closes it; one that began inside, while selecting text, does not. */
function useBackdropClose(dialog: React.RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let pressedBeside = false;
    const beside = (event: MouseEvent) => event.target === element && !isInside(element, event);
    const down = (event: MouseEvent) => (pressedBeside = beside(event));
    const click = (event: MouseEvent) => pressedBeside && beside(event) && close();
    element.addEventListener('mousedown', down);
    element.addEventListener('click', click);
    return () => {
      element.removeEventListener('mousedown', down);
      element.removeEventListener('click', click);
    };
  }, [dialog]);
}

function isInside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const box = element.getBoundingClientRect();
  return clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
}
