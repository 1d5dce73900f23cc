import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetPost, keepPost, keptPost, type KeptPost } from './kept-post.ts';
import type { PostDraft } from './post-draft.ts';

const everyMs = 5_000;

interface AutosaveOptions {
  /** Tells this text from all others. */
  name: string;
  /** Which version of the post it began from. */
  version: number;
  draft: PostDraft;
  /** Whether anything was typed. */
  isChanged: boolean;
}

export interface Autosave {
  /** What was kept before this form was opened, until it is taken up or thrown away. */
  offered: KeptPost | null;
  /** An editor begins anew with the text that was taken up. */
  isTakenUp: boolean;
  /** Another tab writes the same text, and keeps its own. */
  isElsewhere: boolean;
  /** Keeps it now; says whether nothing would be lost with the page. */
  keep: () => boolean;
  /** The offer was taken up. */
  settle: () => void;
  /** It was thrown away. */
  discard: () => void;
  /** Saved or given up: nothing is kept any more. */
  forget: () => void;
}

/** Keeps what is typed in the browser, and offers it again to who comes back. */
export function useAutosave({ name, version, draft, isChanged }: AutosaveOptions): Autosave {
  const [offered, setOffered] = useState(() => keptPost(name));
  const [isTakenUp, setTakenUp] = useState(false);
  const holder = useHolder(name);
  const last = useRef<PostDraft | null>(null);
  const isOver = useRef(false);

  const keep = () => {
    if (!isChanged || isOver.current || last.current === draft) return true;
    if (holder !== 'here' || !keepPost(name, version, draft)) return false;
    last.current = draft;
    return true;
  };
  const keepAsItIs = useEffectEvent(keep);
  useEffect(() => {
    const timer = setInterval(() => keepAsItIs(), everyMs);
    // A phone may end a tab that is out of sight without another word.
    const listening = new AbortController();
    document.addEventListener('visibilitychange', () => document.hidden && keepAsItIs(), {
      signal: listening.signal,
    });
    return () => {
      clearInterval(timer);
      listening.abort();
    };
  }, []);

  return {
    offered: holder === 'here' ? offered : null,
    isElsewhere: holder === 'elsewhere',
    isTakenUp,
    keep,
    settle: () => {
      setOffered(null);
      setTakenUp(true);
    },
    discard: () => {
      setOffered(null);
      forgetPost(name);
    },
    forget: () => {
      isOver.current = true;
      if (holder === 'here') forgetPost(name);
    },
  };
}

type Holder = 'here' | 'elsewhere';

/**
 * The first tab that opens a text has it, and what is kept of it, until it leaves it; null while that is asked. Where
 * nobody keeps count, every tab does.
 */
function useHolder(name: string): Holder | null {
  // Without TLS there are none, but on this machine.
  const locks: LockManager | undefined = navigator.locks;
  const [holder, setHolder] = useState<Holder | null>(locks === undefined ? 'here' : null);
  useEffect(() => {
    let leave = () => {};
    const left = new Promise<void>((resolve) => (leave = resolve));
    void locks?.request(`naru-draft ${name}`, { ifAvailable: true }, (lock) => {
      setHolder(lock === null ? 'elsewhere' : 'here');
      return lock === null ? undefined : left;
    });
    return leave;
  }, [name, locks]);
  return holder;
}
