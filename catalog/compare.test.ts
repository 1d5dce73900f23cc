import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compare, comparedModels } from './compare.ts';
import { robots, type Model } from './robots.ts';

const models: readonly Model[] = robots.map(({ model }) => model);
const some = fc.uniqueArray(fc.constantFrom(...models), {
  minLength: comparedModels.min,
  maxLength: comparedModels.max,
});
const rowOf = (compared: readonly Model[], label: string) =>
  compare(compared).find((row) => row.label === label);
const states = (compared: readonly Model[], label: string) =>
  rowOf(compared, label)?.cells.map(({ state }) => state);

test('every row has a cell for every model, and no row is empty', () => {
  fc.assert(
    fc.property(some, (compared) => {
      for (const { cells } of compare(compared)) {
        expect(cells).toHaveLength(compared.length);
        expect(cells.some(({ state }) => state === 'best' || state === 'known')).toBe(true);
      }
    }),
  );
});

test('no row is marked where all are equal, and none has only the best', () => {
  fc.assert(
    fc.property(some, (compared) => {
      const marked = compare(compared).filter(({ cells }) => cells.some(({ state }) => state === 'best'));
      for (const { cells, isEqual } of marked) {
        expect(isEqual).toBe(false);
        expect(cells.map(({ state }) => state)).toContain('known');
      }
    }),
  );
});

test('the narrowest passage and the greatest load are the best, and two may be', () => {
  expect(states(['T10', 'T8', 'T9'], '최소 통과 폭')).toEqual(['known', 'best', 'known']);
  expect(states(['T10', 'T8', 'T9'], '최대 적재 무게')).toEqual(['best', 'known', 'best']);
});

test('what nobody has stated is to be asked for, what a robot has nothing of is not', () => {
  expect(rowOf(['T6', 'T8'], '최소 통과 폭')?.cells).toEqual([
    { text: '확인 필요', state: 'unknown' },
    { text: '55cm', state: 'known' },
  ]);
  expect(rowOf(['C30', 'T10'], '흡입력')?.cells[1]).toEqual({ text: '해당 없음', state: 'none' });
});

test('a fact that two robots call differently has one row', () => {
  expect(states(['S100', 'T10'], '적재 무게')).toEqual(['best', 'known']);
  expect(states(['T5', 'T8'], '선반 · 트레이')).toEqual(['best', 'known']);
});

test('what only one of them states comes after all that can be compared', () => {
  fc.assert(
    fc.property(some, (compared) => {
      const alone = compare(compared).map(({ isAlone }) => isAlone);
      expect(alone).toEqual(alone.toSorted((one, other) => Number(one) - Number(other)));
    }),
  );
  const labels = compare(['C30', 'C40']).map(({ label }) => label);
  expect(labels.slice(0, 2)).toEqual(['종류', '크기 (폭×깊이×높이)']);
  expect(labels.slice(-3)).toEqual(['롤러', '센서', '배터리 교체']);
});

test('rows that say the same of all are known as such', () => {
  const equal = compare(['T5', 'T6']).filter(({ isEqual }) => isEqual);
  expect(equal.map(({ label }) => label)).toEqual(['종류', '선반']);
});

test('nothing is the best where another does better in one of its ways of working', () => {
  expect(states(['S100', 'C30'], '배터리 사용 시간')).toEqual(['known', 'known']);
  expect(states(['T10', 'C30'], '충전 시간')).toEqual(['known', 'known']);
  expect(states(['T9', 'C30'], '충전 시간')).toEqual(['best', 'known']);
});

test('a robot is called by its work, and the one for hotels is no serving robot', () => {
  expect(rowOf(['T10', 'W3', 'S100', 'C30'], '종류')?.cells.map(({ text }) => text)).toEqual([
    '서빙로봇',
    '호텔 배송로봇',
    '물류로봇',
    '청소로봇',
  ]);
});
