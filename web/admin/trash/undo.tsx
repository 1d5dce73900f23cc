import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { TrashKey } from '#contract/trash.ts';

/** What was just deleted, or what became of taking that back. */
export type Offer = { items: readonly TrashKey[] } | { said: string };

interface Undo {
  /** Null while there is nothing to take back. */
  offer: Offer | null;
  show: (offer: Offer | null) => void;
}

const UndoContext = createContext<Undo | null>(null);

/** Remembers from one screen to the next what was deleted last. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const show = useCallback((next: Offer | null) => setOffer(next), []);
  const undo = useMemo(() => ({ offer, show }), [offer, show]);
  return <UndoContext value={undo}>{children}</UndoContext>;
}

export function useUndo(): Undo {
  const undo = useContext(UndoContext);
  if (!undo) throw new Error('useUndo stands outside UndoProvider');
  return undo;
}
