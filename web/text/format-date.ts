/** Korea has had one time all year since 1989; written out, it costs a tenth of asking `Intl` for every card of a list. */
const seoulAhead = 9 * 60 * 60 * 1_000;

/** Year, month, day, hour and minute on Korean clocks; null when the text is no time. */
function seoulParts(iso: string) {
  const time = new Date(iso).getTime();
  if (Number.isNaN(time)) return null;
  const text = new Date(time + seoulAhead).toISOString();
  return {
    year: text.slice(0, 4),
    month: text.slice(5, 7),
    day: text.slice(8, 10),
    hour: text.slice(11, 13),
    minute: text.slice(14, 16),
  };
}

/** In lists: 2025/03/04 14:05 */
export function listDate(iso: string): string {
  const at = seoulParts(iso);
  return at === null ? '' : `${at.year}/${at.month}/${at.day} ${at.hour}:${at.minute}`;
}

/** In details of events and of the back office: 2025-03-04 14:05 */
export function detailDate(iso: string): string {
  const at = seoulParts(iso);
  return at === null ? '' : `${at.year}-${at.month}-${at.day} ${at.hour}:${at.minute}`;
}

/** On paper: 2025년 3월 4일 */
export function koreanDate(iso: string): string {
  const at = seoulParts(iso);
  return at === null ? '' : `${at.year}년 ${Number(at.month)}월 ${Number(at.day)}일`;
}

/**
 * In the public case detail: 2025년 3월 4일 오후 2:05.
 * Put together by hand: browsers' own Korean formats differ, and the server's HTML must match all of them.
 */
export function koreanDateTime(iso: string): string {
  const at = seoulParts(iso);
  if (at === null) return '';
  const hour = Number(at.hour);
  const half = hour < 12 ? '오전' : '오후';
  return `${koreanDate(iso)} ${half} ${hour % 12 || 12}:${at.minute}`;
}
