import { useEffect, useRef, type RefObject } from 'react';

/** For a field that shows what the list was asked for, also after going back, and stays the same field all along. */
export function useShownValue(value: string): RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return field;
}
