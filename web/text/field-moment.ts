/** Korea has had one time all year since 1989. */
const seoulAhead = 9 * 60 * 60 * 1_000;

/** A moment as a field for date and time shows it, on Korean clocks; nothing where there is none. Nothing is lost. */
export function fieldMoment(iso: string | null): string {
  const at = iso === null ? Number.NaN : Date.parse(iso);
  if (Number.isNaN(at)) return '';
  const local = new Date(at + seoulAhead).toISOString().slice(0, -1);
  return local.replace(/(?::00)?\.000$/, '');
}
