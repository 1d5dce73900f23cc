import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { robots as everyRobot } from '#catalog/robots.ts';
import { auditDrive } from '#tests/support/drive-audit.ts';
import { hallWithAisles } from '#tests/support/hall-with-aisles.ts';
import { randomPlan } from '#tests/support/random-plan.ts';
import { simulateDay, simulateDays } from './day.ts';
import type { DayOptions } from './day/options.ts';
import { poissonOrders } from './day/orders.ts';
import { parsePlan, type Obstacle, type Plan } from './plan.ts';
import { narrowest } from './reach.ts';

const table: Obstacle = { kind: 'table', id: 'table', x: 800, y: 270, w: 80, d: 60 };
const storeWith = (obstacles: readonly Obstacle[], pickup = { x: 100, y: 300 }): Plan =>
  parsePlan({ v: 1, name: '', width: 1000, depth: 600, obstacles, pickup, dock: null });
/** From the pickup point straight to the only table: T10, 59 cm wide, reaches it 59.5 cm from its edge. */
const oneTable = storeWith([table]);
const onePath = { metres: 6.405, loadS: 15, unloadS: 20 };
const usual: DayOptions = {
  model: 'T10',
  robots: 1,
  ordersPerHour: 20,
  hours: 10,
  seed: 1,
  ordersPerTrip: 1,
};
const hall = hallWithAisles(90);

describe('one robot and one table', () => {
  const serviceS = 2 * onePath.metres + onePath.loadS + onePath.unloadS;

  test('a trip takes as long as loading, driving there, unloading and driving back', () => {
    const { metres, tripsPerRobot, meanWaitS } = simulateDay(oneTable, {
      ...usual,
      ordersPerHour: 0.5,
      seed: 3,
    });
    expect(metres / tripsPerRobot[0]!).toBeCloseTo(2 * onePath.metres, 1);
    expect(meanWaitS).toBeCloseTo(onePath.loadS + onePath.metres, 1);
  });

  test.each([0.3, 0.6])(
    'are an M/D/1 queue at a load of %d: the mean wait is that of theory, within three hundredths',
    (load) => {
      const ordersPerHour = (load * 3600) / serviceS;
      const hours = 200_000 / ordersPerHour;
      const day = simulateDay(oneTable, {
        ...usual,
        ordersPerHour,
        hours: Math.min(hours, 10_000),
        seed: 11,
      });
      const inLine = day.meanWaitS - onePath.loadS - onePath.metres;
      const byTheory = (load * serviceS) / (2 * (1 - load));
      expect(inLine / byTheory).toBeGreaterThan(0.97);
      expect(inLine / byTheory).toBeLessThan(1.03);
      expect(day.busyShare).toBeCloseTo(load, 1);
    },
  );
});

describe('a day', () => {
  const days = [1, 2, 3, 5].map((robots) =>
    simulateDay(hall, { model: 'T10', robots, ordersPerHour: 60, hours: 5, seed: robots, ordersPerTrip: 3 }),
  );

  test('has every order delivered or unfinished', () => {
    for (const { ordered, delivered, unfinished } of days) {
      expect(ordered).toBeGreaterThan(250);
      expect(delivered + unfinished).toBe(ordered);
    }
  });

  test('counts every order that comes, those too that nobody came to take', () => {
    const asked = { ...usual, ordersPerHour: 600, hours: 0.5 };
    expect(simulateDay(oneTable, asked).ordered).toBe([...poissonOrders(asked, 1)].length);
  });

  test('keeps Little’s law: orders open on average are the rate times the mean wait', () => {
    for (const { delivered, unfinished, meanOpen, meanWaitS } of days.slice(1)) {
      expect(unfinished).toBeLessThan(10);
      expect(meanOpen / ((delivered / 18_000) * meanWaitS)).toBeGreaterThan(0.99);
      expect(meanOpen / ((delivered / 18_000) * meanWaitS)).toBeLessThan(1.02);
    }
  });

  test('waits less the more robots there are, and the worst waits are above the mean', () => {
    const waits = days.map(({ meanWaitS }) => meanWaitS);
    expect(waits).toEqual(waits.toSorted((one, other) => other - one));
    for (const { meanWaitS, p95WaitS } of days) expect(p95WaitS).toBeGreaterThan(meanWaitS);
  });

  test('is the same for the same seed and another for another', () => {
    const options: DayOptions = { ...usual, robots: 3, hours: 0.25, ordersPerHour: 120, moves: true };
    const day = simulateDay(hall, options);
    // Not by `toEqual`: it takes seconds for ten thousands of moves.
    expect(isDeepStrictEqual(simulateDay(hall, options), day)).toBe(true);
    expect(isDeepStrictEqual(simulateDay(hall, { ...options, seed: 2 }), day)).toBe(false);
  });

  test('is the same alone and among several, of whatever width', () => {
    const asked: DayOptions[] = [usual, { ...usual, robots: 2 }, { ...usual, model: 'T9', robots: 3 }];
    const alone = asked.map((options) => simulateDay(oneTable, options));
    expect([...simulateDays(oneTable, asked)]).toEqual(alone);
  });

  test('stops at its end: what is not at its table by then is unfinished', () => {
    const options = { ...usual, ordersPerHour: 600, hours: 0.5 };
    const { ordered, delivered, unfinished, busyShare, meanOpen } = simulateDay(oneTable, options);
    const trips = Math.floor((1800 - onePath.loadS - onePath.metres) / (35 + 2 * onePath.metres));
    expect(Math.abs(delivered - trips)).toBeLessThanOrEqual(1);
    expect(unfinished).toBe(ordered - delivered);
    expect(busyShare).toBeLessThanOrEqual(1);
    expect(meanOpen).toBeGreaterThan(unfinished / 3);
  });

  test('counts nothing as delivered that arrives after its end', () => {
    const twentySeconds = { ...usual, ordersPerHour: 3_600, hours: 20 / 3_600 };
    const { ordered, delivered, unfinished, tripsPerRobot } = simulateDay(oneTable, twentySeconds);
    expect({ delivered, tripsPerRobot }).toEqual({ delivered: 0, tripsPerRobot: [1] });
    expect(unfinished).toBe(ordered);
  });

  test('takes as many orders along as the model has trays, and one where that is unknown', () => {
    const busy = { model: 'T8', robots: 1, ordersPerHour: 1_000, hours: 2, seed: 1 };
    const perTrip = (model: string) => {
      const { delivered, tripsPerRobot } = simulateDay(oneTable, { ...busy, model });
      return delivered / tripsPerRobot[0]!;
    };
    expect(Math.round(perTrip('T8'))).toBe(3);
    expect(Math.round(perTrip('T9'))).toBe(1);
  });

  test('drives at the model’s speed, at 0.8 m/s where that is unknown, or as told', () => {
    const rare = { ...usual, ordersPerHour: 0.5, loadS: 0 };
    const speedOf = (options: DayOptions) => {
      const { metres, tripsPerRobot, meanWaitS } = simulateDay(oneTable, options);
      return metres / tripsPerRobot[0]! / 2 / meanWaitS;
    };
    expect(speedOf(rare)).toBeCloseTo(1, 6);
    expect(speedOf({ ...rare, model: 'T8' })).toBeCloseTo(0.8, 6);
    expect(speedOf({ ...rare, speedMs: 0.5 })).toBeCloseTo(0.5, 6);
  });

  test('is all zeros where no table can be reached, and names those tables', () => {
    const walled = storeWith([table, { kind: 'wall', id: 'wall', x: 500, y: 0, w: 10, d: 600 }]);
    expect(simulateDay(walled, { ...usual, robots: 2, moves: true })).toEqual({
      ordered: 0,
      delivered: 0,
      unfinished: 0,
      meanWaitS: 0,
      p95WaitS: 0,
      meanOpen: 0,
      busyShare: 0,
      metres: 0,
      tripsPerRobot: [0, 0],
      unreachable: ['table'],
      moves: [],
    });
    expect(simulateDay(storeWith([]), usual)).toMatchObject({ ordered: 0, unreachable: [] });
    expect(simulateDay(oneTable, { ...usual, ordersPerHour: 0 })).toMatchObject({ ordered: 0, meanOpen: 0 });
  });

  test('serves the tables that the model reaches, and names the others', () => {
    const narrow: Obstacle[] = [
      { kind: 'wall', id: 'a', x: 600, y: 0, w: 300, d: 240 },
      { kind: 'wall', id: 'b', x: 600, y: 300, w: 300, d: 300 },
      { ...table, id: 'behind', x: 930, y: 400, w: 60, d: 60 },
      { ...table, id: 'before', x: 300, y: 300 },
    ];
    const unreachable = (model: string) => simulateDay(storeWith(narrow), { ...usual, model }).unreachable;
    expect(unreachable('T10')).toEqual([]);
    expect(unreachable('T9')).toEqual(['behind']);
  });
});

test('the tables that a day leaves out are those behind ways that are too narrow', () => {
  const seen = { reached: 0, left: 0 };
  for (let seed = 1; seed <= 12; seed += 1) {
    const plan = randomPlan({ seed, width: 700, depth: 500, obstacles: 16 });
    const widths = [...narrowest(plan)];
    for (const robot of everyRobot.filter((one) => 'passageCm' in one)) {
      const tooNarrow = widths.filter(([, width]) => width < robot.passageCm).map(([id]) => id);
      const day = simulateDay(plan, { ...usual, model: robot.model, hours: 0.1 });
      expect(day.unreachable, `store ${seed}, ${robot.model}`).toEqual(tooNarrow);
      seen.left += tooNarrow.length;
      seen.reached += widths.length - tooNarrow.length;
    }
  }
  expect(Math.min(seen.reached, seen.left)).toBeGreaterThan(50);
});

describe('what became of each order', () => {
  const options: DayOptions = { ...usual, robots: 2, ordersPerHour: 90, hours: 1, ordersPerTrip: 3 };
  const day = simulateDay(hall, { ...options, orders: true, moves: true });
  const { orders = [], moves = [] } = day;
  const delivered = orders.filter(({ delivery }) => delivery !== null && delivery.servedAt <= 3_600);

  test('is told if asked for, and changes no figure', () => {
    const { orders: _, moves: __, ...figures } = day;
    expect(simulateDay(hall, options)).toEqual(figures);
    expect(orders).toHaveLength(day.ordered);
    expect(delivered).toHaveLength(day.delivered);
    const waits = delivered.map(({ readyAt, delivery }) => delivery!.servedAt - readyAt);
    expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeCloseTo(day.meanWaitS, 6);
  });

  test('comes in the order in which they are ready, and agrees with where the robots are', () => {
    expect(orders.map(({ readyAt }) => readyAt)).toEqual(
      orders.map(({ readyAt }) => readyAt).toSorted((one, other) => one - other),
    );
    for (const { readyAt, delivery } of delivered) {
      const { robot, takenAt, servedAt, backAt } = delivery!;
      expect([readyAt, takenAt, servedAt, backAt]).toEqual(
        [readyAt, takenAt, servedAt, backAt].toSorted((one, other) => one - other),
      );
      const own = moves.filter((move) => move.robot === robot);
      expect(own.some(({ t }) => Math.abs(t - servedAt) < 1e-6)).toBe(true);
      const home = own.find(({ t }) => t === backAt);
      expect([home?.x, home?.y]).toEqual([own[0]?.x, own[0]?.y]);
    }
  });

  test('loads as long for each order as for the first', () => {
    const { orders: taken = [] } = simulateDay(oneTable, {
      ...usual,
      ordersPerHour: 150,
      ordersPerTrip: 3,
      orders: true,
    });
    const trips = [...Map.groupBy(taken, ({ delivery }) => delivery?.takenAt ?? -1)];
    const loads = new Set<number>();
    for (const [takenAt, along] of trips.filter(([at]) => at >= 0)) {
      loads.add(along.length);
      for (const { delivery } of along)
        expect(delivery!.servedAt - takenAt).toBeCloseTo(along.length * onePath.loadS + onePath.metres, 1);
    }
    expect(loads).toEqual(new Set([1, 2, 3]));
  });

  test('serves the nearest table first, whichever order came first', () => {
    const row = ['near', 'middle', 'far'].map((id, index): Obstacle => {
      return { kind: 'table', id, x: 250 + 250 * index, y: 420, w: 80, d: 60 };
    });
    const busy = { ...usual, ordersPerHour: 200, ordersPerTrip: 3, orders: true };
    const { orders: taken = [] } = simulateDay(storeWith(row), busy);
    const trips = Map.groupBy(taken, ({ delivery }) => delivery?.takenAt ?? -1);
    trips.delete(-1);
    let turnedRound = 0;
    for (const along of trips.values()) {
      const tables = [...new Set(along.map(({ table: id }) => id))];
      const byTime = along.toSorted((one, other) => one.delivery!.servedAt - other.delivery!.servedAt);
      const served = [...new Set(byTime.map(({ table: id }) => id))];
      const byWay = row.map(({ id }) => id).filter((id) => tables.includes(id));
      expect(served).toEqual(byWay);
      if (tables.join() !== byWay.join()) turnedRound += 1;
    }
    // Or else nothing was seen: as often as not the far one is ordered first.
    expect(turnedRound).toBeGreaterThan(20);
  });

  test('is nothing for those that nobody came to take', () => {
    const { orders: late = [], unfinished } = simulateDay(oneTable, {
      ...usual,
      ordersPerHour: 600,
      hours: 0.5,
      orders: true,
    });
    const untaken = late.filter(({ delivery }) => delivery === null).length;
    expect(untaken).toBeGreaterThan(100);
    expect(unfinished - untaken).toBeLessThanOrEqual(1);
  });
});

describe('several robots', () => {
  const corridor = (cm: number): Plan => {
    const walls: Obstacle[] = [
      { kind: 'wall', id: 'a', x: 400, y: 0, w: 3000, d: 200 },
      { kind: 'wall', id: 'b', x: 400, y: 200 + cm, w: 3000, d: 400 - cm },
    ];
    const tables = [100, 300, 500].map((middle, index): Obstacle => {
      const [x, y, w, d] = [3700, middle - 30, 80, 60];
      return { kind: 'table', id: `t${index}`, x, y, w, d };
    });
    const room = { v: 1, name: '', width: 3900, depth: 600, dock: null };
    return parsePlan({ ...room, obstacles: [...walls, ...tables], pickup: { x: 150, y: 300 } });
  };
  const busy: DayOptions = { ...usual, ordersPerHour: 60, hours: 3 };

  test('share a corridor: they pass each other in a wide one, and take turns in a narrow one', () => {
    const waitIn = (cm: number, robots: number) => simulateDay(corridor(cm), { ...busy, robots }).meanWaitS;
    const [wide, narrow, alone] = [waitIn(150, 3), waitIn(70, 3), waitIn(70, 1)];
    // Loading takes 15 s and the way some 36.
    expect(wide).toBeLessThan(90);
    expect(wide).toBeLessThan(narrow * 0.9);
    expect(narrow).toBeLessThan(alone / 5);
  });

  test('keep apart from each other and from everything, in continuous time', () => {
    for (const [plan, robots] of [
      [corridor(150), 3],
      [corridor(70), 3],
      [hall, 6],
    ] as const) {
      const { moves, tripsPerRobot } = simulateDay(plan, { ...busy, robots, hours: 2, moves: true });
      const { toRobot, toSolid, speed } = auditDrive(plan, moves!);
      expect(Math.min(...tripsPerRobot)).toBeGreaterThan(0);
      expect(toRobot).toBeGreaterThanOrEqual(59 + 1 - 1e-6);
      expect(toSolid).toBeGreaterThanOrEqual(29.5 - 1e-5);
      expect(speed).toBeLessThanOrEqual(100 + 1e-6);
    }
  });

  test('stay out where there is no place for them', () => {
    const bay = storeWith(
      [
        { ...table, x: 250, y: 270 },
        { kind: 'wall', id: 'a', x: 0, y: 0, w: 1000, d: 255 },
        { kind: 'wall', id: 'b', x: 0, y: 345, w: 1000, d: 255 },
      ],
      { x: 50, y: 300 },
    );
    const { tripsPerRobot, delivered } = simulateDay(bay, { ...busy, robots: 2 });
    expect(delivered).toBeGreaterThan(0);
    expect(tripsPerRobot[1]).toBe(0);
  });

  test('are told where they are from opening on, in order of time', () => {
    const { moves = [], metres } = simulateDay(hall, { ...busy, robots: 3, hours: 1, moves: true });
    expect(moves.slice(0, 3).map(({ robot, t }) => [robot, t])).toEqual([0, 1, 2].map((robot) => [robot, 0]));
    expect(moves.every(({ t }, index) => index === 0 || t >= moves[index - 1]!.t)).toBe(true);
    const driven = [0, 1, 2].map((robot) => {
      const own = moves.filter((move) => move.robot === robot);
      return own.reduce(
        (sum, { x, y }, at) => sum + Math.hypot(x - (own[at - 1]?.x ?? x), y - (own[at - 1]?.y ?? y)),
        0,
      );
    });
    expect(driven.reduce((sum, cm) => sum + cm / 100, 0)).toBeCloseTo(metres, 3);
  });
});

test.each<[what: string, options: Partial<DayOptions>, sentence: string]>([
  ['an unknown model', { model: 'T7' }, '알 수 없는 모델입니다.'],
  [
    'a model of unknown width',
    { model: 'T6' },
    'T6의 최소 통과 폭이 확인되지 않아 시뮬레이션할 수 없습니다.',
  ],
  ['no robot', { robots: 0 }, '로봇은 1대에서 10대까지 둘 수 있습니다.'],
  ['eleven robots', { robots: 11 }, '로봇은 1대에서 10대까지 둘 수 있습니다.'],
  ['half a robot', { robots: 1.5 }, '로봇은 1대에서 10대까지 둘 수 있습니다.'],
  ['no time', { hours: 0 }, '시간은 0보다 크고 10,000 이하여야 합니다.'],
  ['more than 10,000 hours', { hours: 10_001 }, '시간은 0보다 크고 10,000 이하여야 합니다.'],
  ['more than 24 hours with moves', { hours: 25, moves: true }, '시간은 0보다 크고 24 이하여야 합니다.'],
  ['negative orders', { ordersPerHour: -1 }, '시간당 주문 수는 0 이상이어야 합니다.'],
  ['no number of orders', { ordersPerHour: NaN }, '시간당 주문 수는 0 이상이어야 합니다.'],
  [
    'very many orders',
    { ordersPerHour: 1e9 },
    '주문이 너무 많습니다. 모두 5,000,000건까지 계산할 수 있습니다.',
  ],
  ['no seed', { seed: NaN }, '난수 시드는 숫자여야 합니다.'],
  ['no order a trip', { ordersPerTrip: 0 }, '한 번에 나르는 주문 수는 1 이상의 정수여야 합니다.'],
  ['negative times', { loadS: -1 }, '싣고 내리는 시간은 0초 이상이어야 합니다.'],
  ['no speed', { speedMs: 0 }, '주행 속도는 0보다 커야 합니다.'],
])('a day with %s is refused with a sentence', (_what, options, sentence) => {
  expect(() => simulateDay(oneTable, { ...usual, ...options })).toThrow(new Error(sentence));
});
