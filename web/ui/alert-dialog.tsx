import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useModal } from './dialog.tsx';

interface AlertDialogProps {
  message: string;
  /** With a question there are two answers; a plain notice has only 확인. */
  asks: boolean;
  onAnswer: (accepted: boolean) => void;
}

/** Stops everything until it is answered; what used to be the browser's alert() and confirm(). */
export function AlertDialog({ message, asks, onAnswer }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const accept = useRef<HTMLButtonElement>(null);
  const messageId = useId();
  useModal(dialog);
  useLayoutEffect(() => accept.current?.focus(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-label={asks ? '확인 요청' : '알림'}
      aria-describedby={messageId}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
      className="m-auto w-[min(24rem,calc(100vw-2.5rem))] rounded-md bg-white p-6 shadow-float"
    >
      <p id={messageId} className="py-3 text-center text-body whitespace-pre-line text-ink">
        {message}
      </p>
      <div className="mt-4 flex gap-2">
        {asks && (
          <Button look="secondary" className="flex-1" onClick={() => onAnswer(false)}>
            취소
          </Button>
        )}
        <Button ref={accept} className="flex-1" onClick={() => onAnswer(true)}>
          확인
        </Button>
      </div>
    </dialog>
  );
}
