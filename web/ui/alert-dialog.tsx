import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { useModal } from './dialog.tsx';

/** What cannot be undone: the dialog says what it takes away, and its first answer is to leave it. */
export interface Warning {
  /** What will be gone. */
  detail: string;
  /** What the button that does it is called. */
  accept: string;
}

interface AlertDialogProps {
  message: string;
  /** With a question there are two answers; a plain notice has only 확인. */
  asks: boolean;
  warning?: Warning | undefined;
  onAnswer: (accepted: boolean) => void;
}

/** Stops everything until it is answered; what used to be the browser's alert() and confirm(). */
export function AlertDialog({ message, asks, warning, onAnswer }: AlertDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const messageId = useId();
  const detailId = useId();
  useModal(dialog);
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-label={asks ? '확인 요청' : '알림'}
      aria-describedby={warning ? `${messageId} ${detailId}` : messageId}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
      className="m-auto w-[min(24rem,calc(100vw-2.5rem))] rounded-md bg-white p-6 shadow-float"
    >
      <p id={messageId} className="py-3 text-center text-body whitespace-pre-line text-ink">
        {message}
      </p>
      {warning && (
        <div
          id={detailId}
          className="rounded-sm bg-surface px-4 py-3 text-center text-label text-balance text-text"
        >
          {warning.detail}
        </div>
      )}
      <div className="mt-4 flex gap-2">
        {asks && (
          <Button ref={warning && first} look="secondary" className="flex-1" onClick={() => onAnswer(false)}>
            취소
          </Button>
        )}
        <Button
          ref={warning ? undefined : first}
          look={warning ? 'alarm' : 'primary'}
          className="flex-1"
          onClick={() => onAnswer(true)}
        >
          {warning?.accept ?? '확인'}
        </Button>
      </div>
    </dialog>
  );
}
