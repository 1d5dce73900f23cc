import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerRanges, answerWords, places, tasks, type Answers } from './answers.ts';
import { recommend } from './recommend.ts';
import { robotOf, robots, type Model } from './robots.ts';

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
const missed = (given: Answers, wanted: Model) =>
  recommend(given).misses.find(({ model }) => model === wanted)?.because;

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
          const { passageCm = 0, task, ...robot } = robotOf(model);
          const { payloadKg = task === 'cleaning' ? 0 : Infinity } = robot;
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
          const carries = task === 'cleaning' ? 0 : payloadKg;
          const tooWeak = given.load !== undefined && carries !== undefined && carries < given.load;
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
      isSure: true,
    });
    expect(misses.find(({ model }) => model === 'T9')?.because).toBe(
      '통로 60cm를 지나가지 못합니다 (최소 70cm)',
    );
    for (const fit of fits) expect(fit.reasons.length).toBeGreaterThan(0);
  });

  test('puts those for the task before the others that miss', () => {
    const { misses } = recommend({ task: 'carrying', aisle: 80 });
    expect(misses.map(({ model }) => model).slice(0, 2)).toEqual(['S100', 'T5']);
  });

  test('puts all that surely fit before all that must be asked about', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const sureness = recommend(given).fits.map(({ isSure }) => isSure);
        expect(sureness).toEqual(sureness.toSorted((one, other) => Number(other) - Number(one)));
      }),
    );
  });

  test('is sure of a passage wherever it is stated, and of none that is not', () => {
    for (let aisle = 45; aisle <= 95; aisle++)
      for (const { model, isSure } of recommend({ aisle }).fits)
        expect([aisle, model, isSure]).toEqual([aisle, model, robotOf(model).passageCm !== undefined]);
  });

  test('says where the body alone is wider than the passage, and puts it last', () => {
    const { fits } = recommend({ aisle: 49 });
    expect(fits.map(({ model }) => model)).toEqual(['T11', 'C30', 'T6', 'C40']);
    expect(fits.find(({ model }) => model === 'T6')?.toCheck).toEqual([
      '최소 통과 폭 확인 필요: 몸체가 통로보다 넓습니다 (폭 50cm)',
    ]);
    expect(fits.find(({ model }) => model === 'C30')?.toCheck).toEqual([
      '최소 통과 폭 확인 필요 (몸체 폭 48cm, 통로 49cm)',
    ]);
  });

  test('takes a robot that cleans for nothing but cleaning, and one that does not for no cleaner', () => {
    expect(missed({ load: 1 }, 'C30')).toBe('짐을 싣는 로봇이 아닙니다');
    expect(fitting({ load: 0 })).toContain('C30');
    const { fits } = recommend({ area: 300, place: 'cafe' });
    expect(fits.filter(({ isSure }) => isSure).map(({ model }) => model)).toEqual(['C30']);
    expect(fits[1]?.model).toBe('C40');
    expect(fits.find(({ model }) => model === 'T8')?.toCheck).toEqual(['바닥을 청소하는 로봇이 아닙니다']);
    expect(recommend({ stops: 3 }).fits.find(({ model }) => model === 'C40')?.isSure).toBe(false);
    expect(recommend({ task: 'serving', area: 300 }).fits.every(({ isSure }) => isSure)).toBe(true);
  });

  test.each([
    ['T8', '30kg을 싣지 못합니다 (최대 20kg)', 30],
    ['S100', '150kg을 싣는지 확인되지 않았습니다 (100kg 이상)', 150],
  ] as const)('says of %s: %s', (model, because, load) => {
    expect(missed({ load }, model)).toBe(because);
  });

  test.each([
    [120, '120m²를 약 12분이면 청소합니다 (시간당 600m²)'],
    [600, '600m²를 약 1시간이면 청소합니다 (시간당 600m²)'],
    [1_000, '1,000m²를 약 1시간 40분이면 청소합니다 (시간당 600m²)'],
  ])('tells how long %i m² take as people say it', (area, said) => {
    expect(recommend({ task: 'cleaning', area }).fits[0]?.reasons).toContain(said);
  });

  test('says how far one charge goes, and in which mode, and is still sure', () => {
    const [c30] = recommend({ task: 'cleaning', area: 5_000 }).fits;
    expect(c30?.toCheck).toEqual([
      '흡입 모드로는 충전 한 번에 약 3,600m²까지 청소합니다. 더 넓으면 나눠 청소하거나 여러 대를 써야 합니다',
    ]);
    expect(c30?.isSure).toBe(true);
  });

  test('prefers the advertising robot where a screen is asked for and all else is equal', () => {
    expect(fitting({ ad: true })[0]).toBe('T10');
    expect(fitting({ ad: true, stops: 3 })[0]).toBe('T10');
  });

  test('calls shelves what the catalogue calls them', () => {
    const { fits } = recommend({ stops: 3 });
    expect(fits.find(({ model }) => model === 'T5')?.reasons).toContain('한 번에 3곳을 들릅니다 (선반 4단)');
    expect(fits.find(({ model }) => model === 'T8')?.reasons).toContain(
      '한 번에 3곳을 들릅니다 (트레이 3단)',
    );
    expect(fits.find(({ model }) => model === 'W3')?.reasons).toContain('한 번에 3곳을 들릅니다 (최대 4곳)');
  });

  test('warns of the version of a fitting model that needs more room', () => {
    const t5 = recommend({ aisle: 75 }).fits.find(({ model }) => model === 'T5');
    expect(t5?.toCheck).toEqual(['레이저형은 80cm가 필요합니다']);
    expect(t5?.isSure).toBe(true);
  });
});

test('answers are told in words', () => {
  expect(answerWords({ task: 'cleaning', place: 'hotel', area: 1200 })).toEqual([
    '바닥 청소',
    '호텔',
    '청소 면적 1,200m²',
  ]);
});
