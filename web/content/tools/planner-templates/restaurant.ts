import type { Plan } from '#planner/plan.ts';
import { counter, plant, seatedColumn, seatedRow, wall } from './furniture.ts';

/** Kitchen at the top left, a room with a door of 60 cm below it, eight tables for four and four for two: 40 seats. */
export const restaurant: Plan = {
  v: 1,
  name: '한식당 40석',
  width: 1300,
  depth: 880,
  obstacles: [
    wall('주방 벽 1', 0, 250, 420, 10),
    wall('주방 벽 2', 410, 0, 10, 50),
    counter('배식대', 370, 50, 50, 200),
    counter('화구', 20, 10, 280, 60),
    counter('조리대', 60, 140, 220, 60),
    counter('계산대', 1060, 770, 160, 60),
    ...seatedRow('테이블 1', 640, 340, 120, 70, 2),
    ...seatedRow('테이블 2', 860, 340, 120, 70, 2),
    ...seatedRow('테이블 3', 1080, 340, 120, 70, 2),
    ...seatedRow('테이블 4', 640, 600, 120, 70, 2),
    ...seatedRow('테이블 5', 860, 600, 120, 70, 2),
    ...seatedRow('테이블 6', 1080, 600, 120, 70, 2),
    ...seatedRow('테이블 7', 60, 600, 120, 70, 2),
    ...seatedRow('테이블 8', 280, 600, 120, 70, 2),
    ...seatedColumn('창가 1', 600, 50, 70, 70, 1),
    ...seatedColumn('창가 2', 790, 50, 70, 70, 1),
    ...seatedColumn('창가 3', 980, 50, 70, 70, 1),
    ...seatedColumn('창가 4', 1170, 50, 70, 70, 1),
    wall('룸 벽 1', 0, 480, 330, 10),
    wall('룸 벽 2', 390, 480, 80, 10),
    wall('룸 벽 3', 460, 490, 10, 390),
    plant('화분 1', 20, 410),
    plant('화분 2', 1240, 780),
    plant('화분 3', 30, 800),
  ],
  pickup: { x: 490, y: 150 },
  dock: { x: 530, y: 820 },
};
