import { seoulAheadMs, seoulDay } from './seoul-day.ts';

const clock =
  /^(?<day>\d{4}-\d{2}-\d{2})[T ](?<time>\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(?<zone>Z|[+-]\d{2}:\d{2})?$/;

/** Moments are compared as texts: one whose year is written with a sign would stand at the wrong end. */
const plain = (moment: string) => (/^\d/.test(moment) ? moment : null);

/**
 * The moment that somebody means, in ISO and UTC; null when there is none. Without a zone it is a moment in Seoul, as
 * forms send it; a day alone is its first moment or, where something ends with it, the first of the next.
 */
export function readMoment(text: string, side: 'from' | 'to'): string | null {
  const whole = seoulDay(text);
  if (whole !== null) return plain(side === 'from' ? whole.from : whole.before);
  const { day = '', time = '', zone = '+09:00' } = clock.exec(text)?.groups ?? {};
  const at = seoulDay(day) === null ? Number.NaN : Date.parse(`${day}T${time}${zone}`);
  return Number.isNaN(at) ? null : plain(new Date(at).toISOString());
}

/** A moment as the clocks in Seoul show it, `YYYY-MM-DDTHH:mm`, which is how forms write it; empty stays empty. */
export function seoulClock(moment: string): string {
  if (moment === '') return '';
  return new Date(Date.parse(moment) + seoulAheadMs).toISOString().slice(0, 16);
}
