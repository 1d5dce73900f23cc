import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where storage is full or forbidden, the number is kept as long as the page is. */
const kept = new Map<string, string>();

function read(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? kept.get(key);
  } catch {
    return kept.get(key);
  }
}

function write(key: string, text: string): void {
  kept.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // It is in `kept`.
  }
  for (const listener of listeners) listener();
}

interface Range {
  min: number;
  max: number;
  start: number;
}

/** A number that is the same after a look at another page, or after a reload. The server's page shows `start`. */
export function useKeptNumber(key: string, { min, max, start }: Range) {
  const text = useSyncExternalStore(
    listen,
    () => read(key),
    () => undefined,
  );
  const number = Number(text ?? start);
  const isRight = Number.isInteger(number) && number >= min && number <= max;
  return [isRight ? number : start, (next: number) => write(key, String(next))] as const;
}
