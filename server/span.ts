/** A time within which something holds unless somebody writes: from a moment (ms) on, and until before another. */
export interface Span {
  from: number;
  until: number;
}

export const always: Span = { from: -Infinity, until: Infinity };

/** The time around `now` in which none of these moments lies; empty ones are none. */
export function spanAt(now: string, turns: readonly string[]): Span {
  const moments = turns.filter((turn) => turn !== '');
  const passed = moments.filter((turn) => turn <= now).map(Date.parse);
  const ahead = moments.filter((turn) => turn > now).map(Date.parse);
  return { from: Math.max(always.from, ...passed), until: Math.min(always.until, ...ahead) };
}

export const isWithin = ({ from, until }: Span, now: number) => from <= now && now < until;
