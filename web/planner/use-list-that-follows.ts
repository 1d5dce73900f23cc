import { useEffect, useRef, type RefObject } from 'react';

/** A list that scrolls in itself to the fields of what was selected elsewhere; the page stays where it is. */
export function useListThatFollows(fieldsId: string): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const box = list.current;
    const row = document.getElementById(fieldsId)?.parentElement ?? null;
    if (row === shown.current) return;
    shown.current = row;
    if (!box || !row || box.scrollHeight <= box.clientHeight) return;
    const { top, bottom } = row.getBoundingClientRect();
    const frame = box.getBoundingClientRect();
    // What stands within its scroll padding fades out.
    const end = frame.bottom - Number.parseFloat(getComputedStyle(box).scrollPaddingBottom);
    if (top < frame.top) box.scrollTop += top - frame.top;
    else if (bottom > end) box.scrollTop += Math.min(top - frame.top, bottom - end);
  });
  return list;
}
