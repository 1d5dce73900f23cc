import { useState } from 'react';
import { keepDraft, readDraft } from '../session/drafts.ts';

/** A text that is being written: a reload or another screen does not lose it. What it starts with is not kept. */
export function useKeptText(name: string, start = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name) ?? start);
  const write = (next: string) => {
    setText(next);
    keepDraft(name, next === start ? null : next);
  };
  return [text, write];
}
