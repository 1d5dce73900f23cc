import { useLayoutEffect, useRef, type RefObject } from 'react';

/** For a field that shows what the list was asked for, also after going back, and stays the same field all along. */
export function useShownValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  // Before anyone can type into it: a moment later it would wipe the first letters.
  useLayoutEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
