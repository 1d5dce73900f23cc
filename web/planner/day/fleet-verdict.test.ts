import { expect, test } from 'vitest';
import { plannerDayWords } from '#web/content/tools/planner-day.ts';
import { eatery } from '#web/content/tools/planner-templates/place-words.ts';
import { fleetVerdict } from './fleet-verdict.ts';
import type { FleetFigures } from './played-day.ts';

const fleet = (meanWaitS: number, change: Partial<FleetFigures> = {}): FleetFigures => ({
  ordered: 58,
  delivered: 57,
  unfinished: 1,
  meanWaitS,
  p95WaitS: meanWaitS * 2,
  busyShare: 0.5,
  tripsPerRobot: [58],
  ...change,
});
const fleets = (...list: FleetFigures[]) => new Map(list.map((figures, index) => [index + 1, figures]));

/** What the page says of so many robots. */
function said(known: ReturnType<typeof fleets>, robots: number): string[] {
  const verdict = fleetVerdict(known, robots, 5);
  if (verdict === null) return [];
  const { headlines, more, out } = plannerDayWords(eatery).headline;
  const { before, figure, after } = headlines[verdict.kind](verdict.texts);
  const lines = [before + figure + after, more(verdict) ?? ''];
  if (verdict.texts.out > 0) lines.push(out(verdict.texts));
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
}

test('two robots that help are praised with both waits, and the third too', () => {
  expect(said(fleets(fleet(190), fleet(55), fleet(40)), 2)).toEqual([
    '로봇 2대면 평균 대기가 3분 10초에서 55초로 줄어듭니다.',
    '3대로 늘리면 평균 대기가 40초로 더 줄어듭니다.',
  ]);
});

test('one more that changes nothing is told plainly', () => {
  expect(said(fleets(fleet(190), fleet(60), fleet(58)), 2)).toEqual([
    '로봇 2대면 평균 대기가 3분 10초에서 1분으로 줄어듭니다.',
    '3대로 늘려도 거의 달라지지 않습니다. 이 조건에는 2대면 충분합니다.',
  ]);
  expect(said(fleets(fleet(190), fleet(60), fleet(58), fleet(57)), 3)[1]).toBe(
    '4대로 늘려도 거의 달라지지 않습니다. 이 조건에는 2대면 충분합니다.',
  );
  expect(said(fleets(fleet(42), fleet(40), fleet(40)), 2)).toEqual([
    '로봇을 2대로 늘려도 평균 대기는 40초로 거의 같습니다.',
    '3대로 늘려도 거의 달라지지 않습니다. 이 조건에는 1대면 충분합니다.',
  ]);
});

test('one robot is told of by itself, with what the second would do', () => {
  expect(said(fleets(fleet(75), fleet(45)), 1)).toEqual([
    '로봇 1대면 음식이 평균 1분 15초 만에 도착합니다.',
    '2대로 늘리면 평균 대기가 45초로 줄어듭니다.',
  ]);
});

test('too few robots are told by the orders that they leave', () => {
  const left = { delivered: 37, unfinished: 21 };
  expect(said(fleets(fleet(900, left), fleet(60)), 1)).toEqual([
    '로봇 1대로는 주문 58건 중 21건이 시간 안에 도착하지 못합니다.',
    '2대로 늘리면 평균 대기가 1분으로 줄어듭니다.',
  ]);
  expect(said(fleets(fleet(900, left), fleet(900, left)), 1)[1]).toBe(
    '2대로 늘려도 나아지지 않습니다. 통로와 픽업 위치를 넓혀보세요.',
  );
});

test('a robot that finds no place to stand is named, before it is chosen and after', () => {
  const two = fleet(60, { tripsPerRobot: [29, 29] });
  const three = fleet(60, { tripsPerRobot: [29, 29, 0] });
  expect(said(fleets(fleet(190), two, three), 2)[1]).toBe(
    '픽업 위치 옆에 3번째 로봇이 설 자리가 없어, 더 늘려도 달라지지 않습니다.',
  );
  const four = fleet(60, { tripsPerRobot: [29, 29, 0, 0] });
  expect(said(fleets(fleet(190), two, three, four), 3)).toContain(
    '로봇 3대 중 1대는 픽업 위치 옆에 설 자리가 없어 움직이지 않습니다. 픽업 위치 둘레를 비워보세요.',
  );
});

test('with fewer trips than robots nobody is said to be out', () => {
  const quiet = fleet(40, { ordered: 2, tripsPerRobot: [1, 1, 0] });
  expect(fleetVerdict(fleets(quiet, quiet, quiet, quiet), 3, 5)?.texts.out).toBe(0);
});

test('the most robots have no next, and are told if fewer would do', () => {
  const five = [190, 60, 40, 40, 40].map((wait) => fleet(wait));
  expect(said(fleets(...five), 5)).toEqual([
    '로봇 5대면 평균 대기가 3분 10초에서 40초로 줄어듭니다.',
    '이 조건에는 3대면 충분합니다.',
  ]);
  expect(said(fleets(...[500, 400, 300, 200, 100].map((wait) => fleet(wait))), 5)[1]).toBe('');
});

test('nothing is said before what it takes has been reckoned', () => {
  expect(said(fleets(fleet(190)), 1)).toEqual([]);
  expect(said(fleets(fleet(190), fleet(60)), 2)).toEqual([]);
});
