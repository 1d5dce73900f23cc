import type { Plan } from '#planner/plan.ts';
import { counter, plant, seatedRow, wall } from './furniture.ts';

const columns = [80, 290, 500, 1180, 1390, 1600];
const rows = [520, 770, 1020];

/** Two islands of dishes in the middle, tables left and right of them; robots carry plates back to the kitchen. */
export const buffet: Plan = {
  v: 1,
  name: '뷔페',
  width: 1800,
  depth: 1240,
  obstacles: [
    wall('주방 벽 1', 0, 250, 760, 10),
    wall('주방 벽 2', 1040, 250, 760, 10),
    counter('퇴식대', 700, 190, 60, 60),
    counter('즉석 요리', 80, 270, 480, 60),
    counter('디저트', 1240, 270, 480, 60),
    counter('한식 코너', 780, 480, 240, 110),
    counter('샐러드 코너', 780, 700, 240, 110),
    counter('음료 코너', 780, 920, 240, 110),
    ...rows.flatMap((y, row) =>
      columns.flatMap((x, column) =>
        seatedRow(`테이블 ${row * columns.length + column + 1}`, x, y, 120, 70, 2),
      ),
    ),
    plant('화분 1', 20, 1170, 50),
    plant('화분 2', 1730, 1170, 50),
    plant('화분 3', 875, 1160, 50),
  ],
  pickup: { x: 900, y: 180 },
  dock: { x: 900, y: 60 },
};
