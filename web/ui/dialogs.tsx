import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { AlertDialog, type Warning } from './alert-dialog.tsx';

interface Dialogs {
  /** Resolves when the person has read it. */
  alert: (message: string) => Promise<void>;
  /** Resolves to true for 확인, or what a warning calls it, and to false for 취소 and Escape. */
  confirm: (message: string, warning?: Warning) => Promise<boolean>;
}

interface Question {
  number: number;
  message: string;
  asks: boolean;
  warning?: Warning | undefined;
  answer: (accepted: boolean) => void;
}

const DialogsContext = createContext<Dialogs | null>(null);

/** Shows one question at a time, in the order they were asked. */
export function DialogsProvider({ children }: { children: ReactNode }) {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const asked = useRef(0);
  const ask = useCallback(
    (message: string, asks: boolean, warning?: Warning) =>
      new Promise<boolean>((resolve) => {
        const number = ++asked.current;
        const answer = (accepted: boolean) => {
          setQuestions((waiting) => waiting.filter((question) => question.number !== number));
          resolve(accepted);
        };
        setQuestions((waiting) => [...waiting, { number, message, asks, warning, answer }]);
      }),
    [],
  );
  const dialogs = useMemo<Dialogs>(
    () => ({
      alert: async (message) => {
        await ask(message, false);
      },
      confirm: (message, warning) => ask(message, true, warning),
    }),
    [ask],
  );
  const [first] = questions;
  return (
    <DialogsContext value={dialogs}>
      {children}
      {first && (
        <AlertDialog
          key={first.number}
          message={first.message}
          asks={first.asks}
          warning={first.warning}
          onAnswer={first.answer}
        />
      )}
    </DialogsContext>
  );
}

export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error('useDialogs stands outside DialogsProvider');
  return dialogs;
}
