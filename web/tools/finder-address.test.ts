import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerEntries, answerRanges, places, tasks } from '#catalog/answers.ts';
import { readAnswers } from './finder-address.ts';

const read = (search: string) => readAnswers(new URLSearchParams(search));

test('answers are read as they were given', () => {
  expect(read('task=serving&place=cafe&aisle=60&load=12.5&area=300&stops=3&ad=1')).toEqual({
    task: 'serving',
    place: 'cafe',
    aisle: 60,
    load: 12.5,
    area: 300,
    stops: 3,
    ad: true,
  });
});

test.each([
  ['area', '1,200', 1_200],
  ['area', '1천2백 ㎡', 1_200],
  ['area', '1,200m²', 1_200],
  ['aisle', '６０ cm', 60],
  ['aisle', '60센티', 60],
  ['load', '12.5KG', 12.5],
  ['stops', '3곳', 3],
] as const)('%s is read as people write it: %s', (name, text, number) => {
  expect(readAnswers(new URLSearchParams({ [name]: text }))).toEqual({ [name]: number });
});

test('figures are rounded where nobody measures: to tenths, and stops to whole ones', () => {
  expect(read('aisle=69.9999&load=0.0000001&stops=2.5')).toEqual({ aisle: 70, load: 0, stops: 3 });
});

test('figures are brought into their range', () => {
  expect(read('aisle=5&load=999&area=-3&stops=0')).toEqual({ aisle: 30, load: 200, area: 0, stops: 1 });
});

test.each(['', 'task=fly&place=moon', 'aisle=wide&load=1e9&area=NaN&stops=', 'ad=yes', 'aisle=0x20'])(
  'what makes no sense is left out: %s',
  (search) => expect(read(search)).toEqual({}),
);

test('answers are written so that they are read back as they were', () => {
  const given = fc.record(
    {
      task: fc.constantFrom(...tasks),
      place: fc.constantFrom(...places),
      aisle: fc.integer(answerRanges.aisle),
      load: fc.integer(answerRanges.load),
      area: fc.integer(answerRanges.area),
      stops: fc.integer(answerRanges.stops),
      ad: fc.constant(true),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(given, (answers) => {
      expect(readAnswers(new URLSearchParams(answerEntries(answers)))).toEqual(answers);
    }),
  );
});
