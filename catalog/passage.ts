/** `wider`: what passage it needs nobody has stated, but its body alone is wider than this one. */
export type Passage = 'open' | 'closed' | 'unknown' | 'wider';

/** What of a robot decides where it gets through. */
export interface Girth {
  passageCm?: number | undefined;
  sizeCm: { w: number };
}

/** Whether a robot gets through a passage of so many centimetres. */
export function passageOf({ passageCm, sizeCm }: Girth, aisle: number): Passage {
  if (passageCm === undefined) return sizeCm.w > aisle ? 'wider' : 'unknown';
  return passageCm <= aisle ? 'open' : 'closed';
}
