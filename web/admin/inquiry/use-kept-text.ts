import { useState } from 'react';

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Storage may be full or switched off: then a text lives as long as its screen. */
function keep(name: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Nothing more can be done.
  }
}

/** A text that is being written: a reload or another screen does not lose it. What it starts with is not kept. */
export function useKeptText(name: string, start = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(name) ?? start);
  const write = (next: string) => {
    setText(next);
    keep(name, next === start ? null : next);
  };
  return [text, write];
}
