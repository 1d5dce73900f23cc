import { useEffect, useState } from 'react';
import type { Popup } from '#contract/popup.ts';

const longestMs = 60_000;

/** The present moment (ISO), which moves on when one of these popups begins or ends. */
export function useNow(popups: readonly Popup[]): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const ahead = popups
      .flatMap(({ from, to }) => [from, to])
      .filter((moment) => moment > now)
      .map((moment) => Date.parse(moment) - Date.now());
    const timer = setTimeout(
      () => setNow(new Date().toISOString()),
      Math.max(0, Math.min(longestMs, ...ahead)),
    );
    return () => clearTimeout(timer);
  }, [popups, now]);
  return now;
}
