import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerEntries,
  answerRanges,
  answerWords,
  places,
  readAnswers,
  tasks,
  type Answers,
} from './answers.ts';
import { recommend } from './recommend.ts';
import { robotOf, robots } from './robots.ts';

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const within = (name: keyof typeof answerRanges) => optional(fc.integer(answerRanges[name]));
const answers = fc
  .record({
    task: optional(fc.constantFrom(...tasks)),
    place: optional(fc.constantFrom(...places)),
    aisle: within('aisle'),
    load: within('load'),
    area: within('area'),
    stops: within('stops'),
    ad: optional(fc.constant(true)),
  })
  .map(
    (given) =>
      Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Answers,
  );

const fitting = (given: Answers) => recommend(given).fits.map((fit) => fit.model);

describe('the recommendation', () => {
  test('puts every model in exactly one of its two lists', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { fits, misses } = recommend(given);
        const named = [...fits, ...misses].map(({ model }) => model);
        expect(named.toSorted()).toEqual(robots.map(({ model }) => model).toSorted());
      }),
    );
  });

  test('never fits a model that is too wide, too weak or for another task', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const model of fitting(given)) {
          const { passageCm = 0, payloadKg = Infinity, task } = robotOf(model);
          expect(passageCm).toBeLessThanOrEqual(given.aisle ?? Infinity);
          expect(payloadKg).toBeGreaterThanOrEqual(given.load ?? 0);
          expect(given.task ?? task).toBe(task);
        }
      }),
    );
  });

  test('rules nothing out that is only unknown, and says what to check', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { fits, misses } = recommend(given);
        for (const { model } of misses) {
          const { passageCm, payloadKg, task } = robotOf(model);
          const tooWide = given.aisle !== undefined && passageCm !== undefined && passageCm > given.aisle;
          const tooWeak = given.load !== undefined && payloadKg !== undefined && payloadKg < given.load;
          expect(tooWide || tooWeak || (given.task !== undefined && given.task !== task)).toBe(true);
        }
        const unsure = fits.filter(({ model }) => given.aisle !== undefined && !robotOf(model).passageCm);
        for (const { toCheck } of unsure)
          expect(toCheck.some((text) => text.includes('최소 통과 폭'))).toBe(true);
      }),
    );
  });

  test('loses no fit when the aisle is wider or the load lighter', () => {
    fc.assert(
      fc.property(answers, fc.nat(200), fc.nat(200), (given, wider, lighter) => {
        const easier: Answers = { ...given };
        if (given.aisle !== undefined) easier.aisle = given.aisle + wider;
        if (given.load !== undefined) easier.load = Math.max(0, given.load - lighter);
        expect(fitting(easier)).toEqual(expect.arrayContaining(fitting(given)));
      }),
    );
  });

  test('gives each fit a reason and each miss a sentence with its figure', () => {
    const { fits, misses } = recommend({ task: 'serving', aisle: 60, load: 30 });
    expect(fits[0]).toEqual({
      model: 'T10',
      reasons: [
        '음식을 나르고 빈 그릇을 거두는 서빙로봇입니다',
        '통로 60cm를 지나갑니다 (최소 59cm)',
        '한 번에 30kg을 싣습니다 (최대 40kg)',
      ],
      toCheck: [],
    });
    expect(misses.find(({ model }) => model === 'T9')?.because).toBe(
      '통로 60cm를 지나가지 못합니다 (최소 70cm)',
    );
    for (const fit of fits) expect(fit.reasons.length).toBeGreaterThan(0);
  });

  test('warns of the version of a fitting model that needs more room', () => {
    const t5 = recommend({ aisle: 75 }).fits.find(({ model }) => model === 'T5');
    expect(t5?.toCheck).toEqual(['레이저형은 80cm가 필요합니다']);
  });
});

describe('answers in an address', () => {
  const read = (search: string) => readAnswers(new URLSearchParams(search));

  test('are rounded where nobody measures: to tenths, and stops to whole ones', () => {
    expect(read('aisle=69.9999&load=0.0000001&stops=2.5')).toEqual({ aisle: 70, load: 0, stops: 3 });
  });

  test('are read as they were given', () => {
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

  test('are written so that they are read back as they were', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(readAnswers(new URLSearchParams(answerEntries(given)))).toEqual(given);
      }),
    );
  });

  test('are told in words', () => {
    expect(answerWords({ task: 'cleaning', place: 'hotel', area: 1200 })).toEqual([
      '바닥 청소',
      '호텔',
      '청소 면적 1,200m²',
    ]);
  });

  test('are brought into their range', () => {
    expect(read('aisle=5&load=999&area=-3&stops=0')).toEqual({ aisle: 30, load: 200, area: 0, stops: 1 });
  });

  test.each(['', 'task=fly&place=moon', 'aisle=wide&load=1e9&area=NaN&stops=', 'ad=yes', 'aisle=0x20'])(
    'are left out where they make no sense: %s',
    (search) => expect(read(search)).toEqual({}),
  );
});
