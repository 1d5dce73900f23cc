import { expect, it } from 'vitest';
import { listPeriodText, periodIn, runOf, stateOn, withoutPeriod } from './event-period.ts';

it('reads a period from a line of its own, whose last day may leave the year out', () => {
  const text = '단기로 빌려 드립니다.\n\n이용 기간: 2026년 11월 1일 ~ 12월 31일 (최소 4주)\n포함 사항: 설치';
  expect(periodIn(text)).toEqual({ from: '2026-11-01', to: '2026-12-31' });
  expect(periodIn('이벤트 기간: 2026년 12월 20일 ~ 2027년 1월 10일')).toEqual({
    from: '2026-12-20',
    to: '2027-01-10',
  });
});

it('takes one day for a period of its own', () => {
  const period = periodIn('일시: 2026년 5월 27일 오후 2시\n장소: 본사 시험장');
  expect(period).toEqual({ from: '2026-05-27', to: '2026-05-27' });
  expect(listPeriodText(period!)).toBe('2026/05/27');
});

it('reads nothing from what is told in a sentence, has no year or ends before it begins', () => {
  expect(periodIn('9월 2일부터 13일까지 운영합니다.')).toBeNull();
  expect(periodIn('제작 기간은 자료를 받은 날부터 영업일 기준 닷새입니다.')).toBeNull();
  expect(periodIn('모집 기간: 7월 14일 ~ 7월 31일')).toBeNull();
  expect(periodIn('모집 기간: 2026년 7월 14일 ~ 7월 1일')).toBeNull();
});

it.each([
  ['2026년 11월 1일 ~ 30일', '2026-11-30'],
  ['2026년 11월 1일(일) ~ 11월 30일(월)', '2026-11-30'],
  ['2026년 11월 1일부터 11월 30일까지', '2026-11-30'],
  ['2026년 11월 1일 - 11월 30일', '2026-11-30'],
  ['2026년 11월 1일 ～ 11월 30일, 물량이 다하면 일찍 끝납니다', '2026-11-30'],
  ['2026. 11. 1. ~ 11. 30.', '2026-11-30'],
  ['2026년 11월 1일 ~ 1월 15일', '2027-01-15'],
  ['2026년 11월 1일 오전 10시 ~ 11월 3일 오후 6시', '2026-11-03'],
  ['2026년 11월 1일 오전 10시 ~ 오후 6시', '2026-11-01'],
])('reads the last day of %s', (words, to) => {
  expect(periodIn(`이벤트 기간: ${words}`)).toEqual({ from: '2026-11-01', to });
  expect(periodIn(`- 이벤트 기간： ${words}`)).toEqual({ from: '2026-11-01', to });
});

it.each([
  '2026년 11월 1일 ~ 소진 시까지',
  '2026년 11월 1일 ~',
  '2026년 11월 1일 이후 상시',
  '2026년 11월 1일 ~ 30일 이후 별도 안내',
  '2026년 13월 45일',
  '2026년 2월 30일 ~ 3월 1일',
  '2026년 11월 30일 ~ 1일',
])('takes %s for no period, of which it would say that it is over', (words) => {
  expect(periodIn(`이벤트 기간: ${words}`)).toBeNull();
});

it('tells of the event, not of the days on which one applies for it', () => {
  const text = '신청 기간: 2026년 11월 1일 ~ 10일\n행사 기간: 2026년 11월 20일 ~ 30일';
  expect(runOf(text, '2026-11-12')).toMatchObject({ state: 'coming', name: '행사 기간' });
  expect(withoutPeriod(text)).toBe('신청 기간: 2026년 11월 1일 ~ 10일\n');
});

it('counts the first and the last day in', () => {
  const period = { from: '2026-11-01', to: '2026-12-31' };
  const days = ['2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01'];
  expect(days.map((today) => stateOn(today, period))).toEqual(['coming', 'running', 'running', 'ended']);
  expect(listPeriodText(period)).toBe('2026/11/01 ~ 2026/12/31');
});

it('says a period as staff wrote it, once: what is left of the text is without it', () => {
  const text =
    '단기로 빌려 드립니다.\n\n이용 기간: 2026년 11월 1일 ~ 12월 31일 (최소 4주)\n포함 사항: 설치\n\n서두르세요.';
  expect(runOf(text, '2026-11-19')).toMatchObject({
    name: '이용 기간',
    words: '2026년 11월 1일 ~ 12월 31일 (최소 4주)',
  });
  expect(withoutPeriod(text)).toBe('단기로 빌려 드립니다.\n\n포함 사항: 설치\n\n서두르세요.');
  expect(runOf('일시: 2026년 5월 27일 오후 2시', '2026-11-19')).toMatchObject({
    name: '일시',
    words: '2026년 5월 27일 오후 2시',
  });
});
