import { describe, expect, test } from 'vitest';
import { floodedFloor } from '#tests/support/flooded-floor.ts';
import { randomPlan } from '#tests/support/random-plan.ts';
import { seededRandom } from './day/random.ts';
import { distanceToRect, type Rect } from './geometry.ts';
import { clearanceGrid, middleOf, mostRadius } from './passages/clearance-grid.ts';
import { solidsOf } from './passages/solids.ts';
import { parsePlan, type Plan } from './plan.ts';
import { narrowest, reach } from './reach.ts';

/** A room of 10 × 6 m, the pickup point at the left, one table at the right, and what stands between. */
function roomWith(walls: readonly Rect[], table: Rect = { x: 850, y: 270, w: 80, d: 60 }): Plan {
  return parsePlan({
    v: 1,
    name: '',
    width: 1000,
    depth: 600,
    obstacles: [
      { kind: 'table', id: 'table', ...table },
      ...walls.map((wall, index) => ({ kind: 'wall', id: `wall${index}`, ...wall })),
    ],
    pickup: { x: 120, y: 300 },
    dock: null,
  });
}

const widthTo = (plan: Plan) => narrowest(plan).get('table');

/** Two blocks from wall to wall with an aisle in between. */
const aisle = (cm: number): Rect[] => [
  { x: 300, y: 0, w: 300, d: 250 },
  { x: 300, y: 250 + cm, w: 300, d: 350 - cm },
];

/** Gives the widths that it looked at. */
function expectWithin2Cm(plan: Plan): number[] {
  const floor = floodedFloor(plan);
  const widths = narrowest(plan);
  for (const table of plan.obstacles.filter(({ kind }) => kind === 'table')) {
    const width = widths.get(table.id)!;
    const isEnough = width > 198 || !floor.surely(table, width + 2);
    const isTooMuch = width > 2 && !floor.perhaps(table, width - 2);
    expect({ isEnough, isTooMuch }, `${table.id}: ${width}`).toEqual({ isEnough: true, isTooMuch: false });
  }
  return [...widths.values()];
}

describe('the widest robot that gets to a table', () => {
  test.each([1, 2, 3, 5, 7, 54, 56, 60, 89, 91, 150])('is as wide as an aisle of %i cm', (cm) => {
    expect(widthTo(roomWith(aisle(cm)))).toBe(cm);
  });

  test('is the gap between two corners on the diagonal', () => {
    const corners = [
      { x: 300, y: 0, w: 200, d: 280 },
      { x: 530, y: 320, w: 20, d: 280 },
    ];
    expect(widthTo(roomWith(corners))).toBeCloseTo(50, 9);
  });

  test('is as wide as the door', () => {
    const door = [
      { x: 500, y: 0, w: 10, d: 420 },
      { x: 500, y: 503, w: 10, d: 97 },
    ];
    expect(widthTo(roomWith(door))).toBe(83);
  });

  test('takes the wider of two doors', () => {
    const doors = [
      { x: 500, y: 0, w: 10, d: 100 },
      { x: 500, y: 160, w: 10, d: 240 },
      { x: 500, y: 475, w: 10, d: 125 },
    ];
    expect(widthTo(roomWith(doors))).toBe(75);
  });

  test('is bound by the narrowest of several places in a row', () => {
    const second = [
      { x: 700, y: 0, w: 10, d: 300 },
      { x: 700, y: 371, w: 10, d: 229 },
    ];
    expect(widthTo(roomWith([...aisle(80), ...second]))).toBe(71);
  });

  test('is none where the table is walled in, however thin the wall', () => {
    const walledIn = [
      { x: 700, y: 100, w: 1, d: 400 },
      { x: 700, y: 100, w: 300, d: 1 },
      { x: 700, y: 499, w: 300, d: 1 },
    ];
    expect(widthTo(roomWith(walledIn))).toBe(0);
  });

  test('serves over a thin wall, up to 30 cm from its edge', () => {
    const wall = (x: number) => [{ x, y: 0, w: 10, d: 600 }];
    expect(widthTo(roomWith(wall(820)))).toBeGreaterThan(198);
    expect(widthTo(roomWith(wall(819)))).toBe(0);
  });

  test('is told apart up to 200 cm, and no wider than the room around the pickup point', () => {
    expect(widthTo(roomWith([]))).toBe(200);
    expect(widthTo(roomWith([{ x: 80, y: 100, w: 10, d: 300 }]))).toBe(60);
    expect(widthTo(roomWith([{ x: 20, y: 200, w: 100, d: 200 }]))).toBe(0);
  });

  test('is right in a corner with chairs, where no single gap decides', () => {
    const plan = roomWith(
      [
        { x: 905, y: 440, w: 40, d: 40 },
        { x: 820, y: 540, w: 40, d: 40 },
      ],
      { x: 900, y: 500, w: 100, d: 100 },
    );
    expectWithin2Cm(plan);
  });

  test('says which gap decides, and where the table is served from', () => {
    const found = reach(roomWith(aisle(60))).get('table');
    expect(found?.narrowestAt).toEqual({ a: { x: 450, y: 250 }, b: { x: 450, y: 310 } });
    expect(found?.stop?.x).toBeGreaterThan(600);
    expect(reach(roomWith([])).get('table')?.narrowestAt).toBeNull();
  });

  test('is there for every table, and for tables only', () => {
    const plan = randomPlan({ seed: 5, width: 1200, depth: 800, obstacles: 40 });
    const tables = plan.obstacles.filter(({ kind }) => kind === 'table').map(({ id }) => id);
    expect([...narrowest(plan).keys()]).toEqual(tables);
  });
});

describe('where things lie over each other', () => {
  /** Tables and walls of any size, anywhere, many of them on others. */
  function heap(seed: number): Plan {
    const random = seededRandom(seed);
    const upTo = (most: number) => 1 + Math.floor(random() * most);
    const obstacles = Array.from({ length: 14 }, (_, index) => {
      const [w, d] = [upTo(220), upTo(160)];
      const kind = index % 3 === 0 ? 'wall' : 'table';
      return { kind, id: `o${index}`, x: 100 + upTo(499 - w), y: upTo(449 - d), w, d };
    });
    return parsePlan({
      v: 1,
      name: '',
      width: 600,
      depth: 450,
      obstacles,
      pickup: { x: 50, y: 225 },
      dock: null,
    });
  }

  test.each([1, 2, 3, 4, 5, 6])('the width is that of a flooded floor, within 2 cm (%i)', (seed) => {
    expectWithin2Cm(heap(seed));
  });

  test('each point is as far from the nearest thing as a tape measure says', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const plan = heap(seed);
      const { columns, rows, clearance } = clearanceGrid(plan);
      const solids = solidsOf(plan);
      const wrong: string[] = [];
      for (let row = 1; row < rows - 1; row += 1) {
        for (let column = 1; column < columns - 1; column += 1) {
          const [x, y] = [middleOf(column), middleOf(row)];
          const distances = solids.map((solid) => distanceToRect(solid, x, y));
          const isRight =
            Math.abs(Math.min(mostRadius, ...distances) - clearance[row * columns + column]!) < 1e-4;
          if (!isRight) wrong.push(`${x}, ${y}`);
        }
      }
      expect(wrong, `heap ${seed}`).toEqual([]);
    }
  });
});

describe('in random stores', () => {
  const seeds = Array.from({ length: 10 }, (_, index) => index + 1);
  const storeOf = (seed: number) =>
    randomPlan({ seed, width: 600, depth: 450, obstacles: 8 + (seed % 5) * 3 });

  test.each(seeds)('the width is that of a flooded floor, within 2 cm (%i)', (seed) => {
    const ways = expectWithin2Cm(storeOf(seed)).filter((width) => width > 0 && width < 200);
    expect(ways.length).toBeGreaterThan(0);
  });

  test('taking something away never narrows a way', () => {
    for (const seed of seeds) {
      const plan = storeOf(seed);
      const before = narrowest(plan);
      for (const removed of plan.obstacles) {
        const obstacles = plan.obstacles.filter(({ id }) => id !== removed.id);
        for (const [id, width] of narrowest({ ...plan, obstacles }))
          expect(width, `${seed}: ${id} without ${removed.id}`).toBeGreaterThanOrEqual(before.get(id)! - 2);
      }
    }
  });
});
