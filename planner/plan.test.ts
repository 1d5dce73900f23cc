import { describe, expect, test } from 'vitest';
import { byteLength, parsePlan, planLimits, type Obstacle, type Plan } from './plan.ts';

const table: Obstacle = { kind: 'table', id: 't1', x: 300, y: 100, w: 80, d: 60 };
const plan: Plan = {
  v: 1,
  name: '한식당',
  width: 800,
  depth: 600,
  obstacles: [table, { kind: 'wall', id: 'w1', x: 0, y: 590, w: 800, d: 10 }],
  pickup: { x: 100, y: 100 },
  dock: { x: 50, y: 500 },
};
const withObstacle = (change: object) => ({ ...plan, obstacles: [{ ...table, ...change }] });
const without = (field: keyof Plan) =>
  Object.fromEntries(Object.entries(plan).filter(([key]) => key !== field));
/** A plan whose JSON has exactly so many bytes. */
function planOfBytes(bytes: number): Plan {
  const obstacles = Array.from({ length: 400 }, (_, index) => ({
    ...table,
    id: String(index).padStart(3, '0'),
  }));
  let missing = bytes - byteLength(JSON.stringify({ ...plan, obstacles }));
  for (const obstacle of obstacles) {
    const more = Math.min(37, missing);
    obstacle.id += 'x'.repeat(more);
    missing -= more;
  }
  return { ...plan, obstacles };
}

describe('a plan', () => {
  test('passes as it is, as a copy of its own', () => {
    expect(parsePlan(plan)).toEqual(plan);
    expect(parsePlan(plan)).not.toBe(plan);
    expect(parsePlan({ ...plan, dock: null, obstacles: [] })).toEqual({ ...plan, dock: null, obstacles: [] });
  });

  test('passes at its limits', () => {
    const edges = [
      { ...table, id: '가'.repeat(40), x: 0, y: 0, w: 200, d: 1 },
      { ...table, x: 199, y: 199, w: 1, d: 1 },
    ];
    const small = { ...plan, width: 200, depth: 200, obstacles: edges, pickup: { x: 0, y: 1 }, dock: null };
    expect(parsePlan(small)).toEqual(small);
    expect(parsePlan({ ...plan, width: 6000, depth: 6000, name: '🤖'.repeat(40) }).width).toBe(6000);
    const most = planOfBytes(planLimits.kilobytes * 1024);
    expect(byteLength(JSON.stringify(most))).toBe(32_768);
    expect(parsePlan(most).obstacles).toHaveLength(400);
  });

  test('loses marks of direction, and a name of which nothing is seen', () => {
    expect(parsePlan({ ...plan, name: '\u202e식당\u2066 1' }).name).toBe('식당 1');
    expect(parsePlan({ ...plan, name: '\u200b\ufeff ' }).name).toBe('');
  });

  test('may have its pickup point on the edge of something', () => {
    expect(parsePlan({ ...plan, pickup: { x: 300, y: 120 } }).pickup).toEqual({ x: 300, y: 120 });
  });

  test.each<[what: string, value: unknown, sentence: string]>([
    ['nothing', null, '배치도의 형식이 올바르지 않습니다.'],
    ['a text', 'plan', '배치도의 형식이 올바르지 않습니다.'],
    ['a list', [plan], '배치도의 형식이 올바르지 않습니다.'],
    [
      'foreign JSON',
      { type: 'FeatureCollection', features: [] },
      '배치도에 알 수 없는 항목(type)이 있습니다.',
    ],
    ['one field more', { ...plan, colour: 'red' }, '배치도에 알 수 없는 항목(colour)이 있습니다.'],
    ['one field less', without('dock'), '배치도에 충전 위치 정보가 없습니다.'],
    ['a field that is only inherited', Object.create(plan), '배치도에 버전 정보가 없습니다.'],
    ['another version', { ...plan, v: 2 }, '지원하지 않는 배치도 버전입니다.'],
    ['another version with other fields', { v: 2, shapes: [] }, '지원하지 않는 배치도 버전입니다.'],
    [
      'an id of which nothing is seen',
      withObstacle({ id: '\u200b \u202e' }),
      '물건 이름은 1자 이상 40자 이하의 글자여야 합니다.',
    ],
    [
      'ids that look the same',
      { ...plan, obstacles: [table, { ...table, id: `\u202e${table.id}` }] },
      '이름이 같은 물건이 있습니다(t1).',
    ],
    [
      'a name of 41 characters',
      { ...plan, name: '가'.repeat(41) },
      '매장 이름은 40자 이하의 글자여야 합니다.',
    ],
    ['a name that is a number', { ...plan, name: 5 }, '매장 이름은 40자 이하의 글자여야 합니다.'],
    [
      'a line break in the name',
      { ...plan, name: '가\n나' },
      '매장 이름에 사용할 수 없는 문자가 포함되어 있습니다.',
    ],
    ['half a character', { ...plan, name: '\ud83e' }, '매장 이름에 사용할 수 없는 문자가 포함되어 있습니다.'],
    ['a room too narrow', { ...plan, width: 199 }, '매장 가로는 200에서 6,000 사이의 정수(cm)여야 합니다.'],
    ['a room too deep', { ...plan, depth: 6001 }, '매장 세로는 200에서 6,000 사이의 정수(cm)여야 합니다.'],
    ['no number', { ...plan, width: NaN }, '매장 가로는 200에서 6,000 사이의 정수(cm)여야 합니다.'],
    ['half centimetres', { ...plan, depth: 600.5 }, '매장 세로는 200에서 6,000 사이의 정수(cm)여야 합니다.'],
    ['no list of things', { ...plan, obstacles: {} }, '물건 목록의 형식이 올바르지 않습니다.'],
    ['a hole in the list', { ...plan, obstacles: Array(1) }, '물건의 형식이 올바르지 않습니다.'],
    ['an unknown kind', withObstacle({ kind: 'door' }), '알 수 없는 종류의 물건입니다.'],
    ['no id', withObstacle({ id: '' }), '물건 이름은 1자 이상 40자 이하의 글자여야 합니다.'],
    ['an id twice', { ...plan, obstacles: [table, table] }, '이름이 같은 물건이 있습니다(t1).'],
    ['a negative size', withObstacle({ w: -80 }), '물건의 가로는 1에서 500 사이의 정수(cm)여야 합니다.'],
    ['no size', withObstacle({ d: 0 }), '물건의 세로는 1에서 500 사이의 정수(cm)여야 합니다.'],
    [
      'something left of the room',
      withObstacle({ x: -1 }),
      '왼쪽에서 물건까지의 거리는 0에서 799 사이의 정수(cm)여야 합니다.',
    ],
    [
      'something below the room',
      withObstacle({ d: 501 }),
      '물건의 세로는 1에서 500 사이의 정수(cm)여야 합니다.',
    ],
    [
      'a pickup point outside',
      { ...plan, pickup: { x: 801, y: 0 } },
      '픽업 위치는 0에서 800 사이의 정수(cm)여야 합니다.',
    ],
    [
      'a pickup point in something',
      { ...plan, pickup: { x: 301, y: 101 } },
      '픽업 위치가 다른 물건 안에 있습니다.',
    ],
    ['no dock and no null', { ...plan, dock: undefined }, '충전 위치의 형식이 올바르지 않습니다.'],
    [
      'a dock outside',
      { ...plan, dock: { x: 0, y: 601 } },
      '충전 위치는 0에서 600 사이의 정수(cm)여야 합니다.',
    ],
    [
      '401 things',
      { ...plan, obstacles: Array.from({ length: 401 }, () => table) },
      '물건은 400개까지 놓을 수 있습니다.',
    ],
    ['32 kB and a byte', planOfBytes(32_769), '배치도가 너무 큽니다. 32kB까지 받을 수 있습니다.'],
  ])('does not pass with %s', (_what, value, sentence) => {
    expect(() => parsePlan(value)).toThrow(new Error(sentence));
  });
});
