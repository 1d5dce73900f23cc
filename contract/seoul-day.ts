/** As long as every other, in Seoul. */
export const dayMs = 24 * 60 * 60 * 1_000;
/** Korea has had one time all year since 1989. */
export const seoulAheadMs = 9 * 60 * 60 * 1_000;

/** The moments in which a day (`YYYY-MM-DD`) begins and ends in Seoul, or null when there is no such day. */
export function seoulDay(day: string): { from: string; before: string } | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const utc = Date.parse(`${day}T00:00:00Z`);
  // 30 February would be read as 2 March.
  if (Number.isNaN(utc) || new Date(utc).toISOString().slice(0, 10) !== day) return null;
  const from = Date.parse(`${day}T00:00:00+09:00`);
  return { from: new Date(from).toISOString(), before: new Date(from + dayMs).toISOString() };
}

/** The day that it was in Seoul at a moment. */
export function seoulDayOf(moment: string): string {
  return new Date(Date.parse(moment) + seoulAheadMs).toISOString().slice(0, 10);
}
