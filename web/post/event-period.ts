/** The days, first and last, between which an event runs: `2026-11-01`. */
export interface Period {
  from: string;
  to: string;
}

const line = /^[-•·※* ]*([^\n:：]*(?:기간|일시)) ?[:：] ?([^\n]*)\n?/gm;
/** `2026년 11월 1일`, `11월 1일`, `1일`, `2026. 11. 1.`, with the day of the week behind it. */
const day = /^(?:(?:(\d{4}) ?[년.] ?)?(\d{1,2}) ?[월.] ?)?(\d{1,2}) ?[일.](?: ?\([월화수목금토일]\))?/;
const time = /^(?:오전|오후)? ?\d{1,2}(?:시(?: ?\d{1,2}분| 반)?|:\d\d)/;
const until = /^ ?(?:~|～|–|—|-|부터) ?/;
/** What may follow the last day and changes nothing. */
const note = /^(?: ?까지)?(?:$| ?[(,])/;

/** A day, or null if there is none such: 2월 30일. */
function written(year: string, month: string, date: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${text}T00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null;
}

/** What is not understood whole is no period: half of it would say that an event is over which is not. */
function read(words: string): Period | null {
  const [first = '', year, month, date] = day.exec(words) ?? [];
  if (year === undefined || month === undefined || date === undefined) return null;
  const from = written(year, month, date);
  const behind = words.slice(first.length).trimStart().replace(time, '');
  if (from === null) return null;
  if (!until.test(behind)) return note.test(behind) ? { from, to: from } : null;
  const rest = behind.replace(until, '');
  if (time.test(rest)) return { from, to: from };
  const [last = '', lastYear, lastMonth = month, lastDate] = day.exec(rest) ?? [];
  if (lastDate === undefined || !note.test(rest.slice(last.length).trimStart().replace(time, '')))
    return null;
  const turn = lastYear === undefined && Number(lastMonth) < Number(month) ? 1 : 0;
  const to = written(lastYear ?? String(Number(year) + turn), lastMonth, lastDate);
  return to !== null && from <= to ? { from, to } : null;
}

interface Found {
  period: Period;
  /** The whole line. */
  text: string;
  name: string;
  words: string;
}

/** Read from a line of the text, as staff write it: `모집 기간: 2026년 11월 1일 ~ 12월 31일`, `일시: 2026년 5월 27일 오후 2시`. */
function find(text: string): Found | undefined {
  const found = [...text.matchAll(line)].flatMap(([whole, name = '', words = '']): Found[] => {
    const period = read(words);
    return period === null ? [] : [{ period, text: whole, name, words: words.trim() }];
  });
  return found.find(({ name }) => !/신청|접수|모집/.test(name)) ?? found[0];
}

export const periodIn = (text: string): Period | null => find(text)?.period ?? null;

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
  const found = today === null ? undefined : find(text);
  if (today === null || found === undefined) return null;
  const { period, name, words } = found;
  return { period, state: stateOn(today, period), name, words };
}

/** The rest of a text whose period stands elsewhere. */
export const withoutPeriod = (text: string) => text.replace(find(text)?.text ?? '', '');

export const stateName = (state: PeriodState) => states[state];

/** As lists write days: 2026/11/01 ~ 2026/12/31 */
export function listPeriodText({ from, to }: Period): string {
  return (from === to ? from : `${from} ~ ${to}`).replaceAll('-', '/');
}
