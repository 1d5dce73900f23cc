import type { Plan } from '#planner/plan.ts';
import { counter, plant, seatedColumn, seatedRow, stools, wall } from './furniture.ts';

/** A bar along the left wall, a long table in the middle, small tables around it, stools at the window. */
export const cafe: Plan = {
  v: 1,
  name: '카페',
  width: 1100,
  depth: 800,
  obstacles: [
    counter('음료 바', 110, 130, 60, 330),
    counter('진열대', 110, 60, 60, 70),
    counter('작업대', 10, 130, 50, 330),
    wall('창고 벽', 0, 540, 170, 10),
    wall('창고 벽 2', 160, 540, 10, 150),
    ...seatedColumn('2인석 1', 360, 60, 60, 60, 1),
    ...seatedColumn('2인석 2', 580, 60, 60, 60, 1),
    ...seatedColumn('2인석 3', 800, 60, 60, 60, 1),
    ...seatedRow('큰 테이블', 400, 300, 240, 90, 4),
    ...seatedRow('4인석 1', 740, 310, 110, 70, 2),
    ...seatedRow('4인석 2', 330, 600, 110, 70, 2),
    ...seatedRow('4인석 3', 540, 600, 110, 70, 2),
    ...seatedRow('4인석 4', 750, 600, 110, 70, 2),
    counter('창가 바', 1055, 160, 45, 440),
    ...stools('창가 의자', 1010, 170, 6, 72),
    plant('화분 1', 20, 20, 60),
    plant('화분 2', 1030, 30, 60),
    plant('화분 3', 1030, 720, 60),
    plant('화분 4', 200, 730, 50),
  ],
  pickup: { x: 240, y: 300 },
  dock: { x: 230, y: 640 },
};
