/** The days, first and last, between which an event runs: `2026-11-01`. */
export interface Period {
  from: string;
  to: string;
}

const day = String.raw`(?:(\d{4})년 ?)?(\d{1,2})월 ?(\d{1,2})일`;
const days = String.raw`${day}(?:[^\n~]*~ ?${day})?`;
const line = new RegExp(String.raw`^([^\n:]*(?:기간|일시)) ?: ?(${days}[^\n]*)\n?`, 'm');

function written(year: string, month: string | undefined, date: string | undefined): string {
  return `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`;
}

/** Read from a line of the text, as staff write it: `모집 기간: 2026년 11월 1일 ~ 12월 31일`, `일시: 2026년 5월 27일 오후 2시`. */
export function periodIn(text: string): Period | null {
  const [, , , year, month, date, lastYear, lastMonth, lastDate] = line.exec(text) ?? [];
  if (year === undefined) return null;
  const from = written(year, month, date);
  const to = lastMonth === undefined ? from : written(lastYear ?? year, lastMonth, lastDate);
  return from <= to ? { from, to } : null;
}

const states = { coming: '예정', running: '진행 중', ended: '종료' } as const;
export type PeriodState = keyof typeof states;

export function stateOn(today: string, { from, to }: Period): PeriodState {
  if (today < from) return 'coming';
  return today <= to ? 'running' : 'ended';
}

/** When the post of a list whose posts run for a time runs, whether it does, and how staff say it: `이용 기간`, `2026년 11월 1일 …`. */
export interface Run {
  period: Period;
  state: PeriodState;
  name: string;
  words: string;
}

export function runOf(text: string, today: string | null): Run | null {
  const period = today === null ? null : periodIn(text);
  if (today === null || period === null) return null;
  const [, name = '', words = ''] = line.exec(text) ?? [];
  return { period, state: stateOn(today, period), name, words: words.trim() };
}

/** The rest of a text whose period stands elsewhere. */
export const withoutPeriod = (text: string) => text.replace(line, '');

export const stateName = (state: PeriodState) => states[state];

/** As lists write days: 2026/11/01 ~ 2026/12/31 */
export function listPeriodText({ from, to }: Period): string {
  return (from === to ? from : `${from} ~ ${to}`).replaceAll('-', '/');
}
