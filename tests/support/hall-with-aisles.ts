import { parsePlan, type Plan } from '#planner/plan.ts';

/** 30 × 20 m with 60 tables in rows, their aisles as wide as given across and 90 cm along. */
export function hallWithAisles(cm: number): Plan {
  const tables = Array.from({ length: 60 }, (_, index) => ({
    kind: 'table',
    id: `t${index}`,
    x: 400 + (index % 10) * (80 + cm),
    y: 150 + Math.floor(index / 10) * (60 + 90),
    w: 80,
    d: 60,
  }));
  const counter = { kind: 'counter', id: 'counter', x: 0, y: 700, w: 60, d: 500 };
  const room = { v: 1, name: '', width: 3000, depth: 2000, dock: null };
  return parsePlan({ ...room, obstacles: [...tables, counter], pickup: { x: 120, y: 950 } });
}
